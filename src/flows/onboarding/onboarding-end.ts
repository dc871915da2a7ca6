/** How long the success message shows before the wizard continues. */
export const onboardingEndMs = { pagina: 2000, modal: 1000 } as const;
