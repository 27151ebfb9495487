-- When a curriculum was last switched on or stopped being hidden; null if that was before searches told it, or never. To
-- recruiters it is new from then on, as from its last change.
alter table curriculum add column found_since timestamptz;
