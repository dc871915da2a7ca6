export const findings: (
  manifest: { dependencies?: Record<string, string>; devDependencies?: Record<string, string> },
  lock: { packages: Record<string, Record<string, unknown>> },
) => { wrong: string[]; licences: string };
