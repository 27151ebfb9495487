-- What a person writes in a curriculum and no rule and no list asks for by name stands in one jsonb, in the contract's shape.
alter table curriculum add column content jsonb not null default '{}';

update curriculum set content = kind_details || jsonb_strip_nulls(jsonb_build_object(
  'schoolLevelStatus', school_level_status,
  'additionalExperiences', additional_experiences,
  'careerFocus', career_focus
));

alter table curriculum
  drop column school_level_status,
  drop column additional_experiences,
  drop column career_focus,
  drop column kind_details;
