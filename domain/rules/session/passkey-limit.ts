/** How long a person may look for their finger, face or PIN; a challenge of the server lives as long by default. */
export const passkeyLimitMs = 600_000;
