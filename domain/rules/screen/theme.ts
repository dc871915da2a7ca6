/** `sistema`: as the device says. */
export type Theme = 'claro' | 'oscuro' | 'sistema';

export const themeOf = (stored: string | null): Theme =>
  stored === 'claro' || stored === 'oscuro' ? stored : 'sistema';
