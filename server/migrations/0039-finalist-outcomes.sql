-- What a recruiter said became of a finalist as the selection ended: 'hired', 'notHired' or 'undecided'; null where nobody was asked.
alter table place add column outcome text;
