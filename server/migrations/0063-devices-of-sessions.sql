-- The kind of device on which a session was started, by which its owner recognises it; null for older sessions.
alter table session
  add column browser text check (browser in ('chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung')),
  add column system text check (system in ('android', 'ios', 'linux', 'mac', 'windows'));
