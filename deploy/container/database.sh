#!/bin/sh
# Run once by the image of PostgreSQL, in an empty database: the roles and extensions of README.md.
set -eu
psql --username "$POSTGRES_USER" --dbname postgres --set ON_ERROR_STOP=1 \
  --set owner="$OWNER_PASSWORD" --set app="$APP_PASSWORD" <<'SQL'
create role trampolim_owner login password :'owner';
create role trampolim_app login password :'app';
create database trampolim owner trampolim_owner;
\c trampolim
create extension unaccent;
create extension pg_trgm;
create extension btree_gin;
create extension cube;
create extension earthdistance;
create extension pg_stat_statements;
SQL
