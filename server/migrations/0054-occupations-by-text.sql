-- Codes inside JSON and lists are text: compared with them, the column's own index on char(6) serves nothing.
create index occupation_cbo_text on occupation ((cbo::text));
