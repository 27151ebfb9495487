import fc from 'fast-check'

// Properties are checked with the same examples in every run, so that no run fails by chance.
fc.configureGlobal({ seed: Number(process.env.TRAMPOLIM_SEED ?? 7) })
