/** How long the word of success stands before the wizard goes on by itself. */
export const onboardingEndMs = { pagina: 2000, modal: 1000 } as const;
