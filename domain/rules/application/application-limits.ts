/** What one application holds at most: the form says so before it is reached, the contract refuses what is beyond. */
export const applicationLimits = {
  dependientes: 60,
  /** Fifty people with sixty conditions each. */
  sintomas: 3_000,
  /** Of the whole request: any other call has 64 kB. */
  bytes: 1_048_576,
} as const;
