-- Of a recruiter's phone: whether it is on WhatsApp, and whether its code was entered.
alter table recruiter
  add column phone_on_whatsapp boolean not null default false,
  add column phone_verified boolean not null default false;
