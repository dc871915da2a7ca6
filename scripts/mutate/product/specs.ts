/** Which journeys look at the screens of each folder, and which flows are walked there. */
export const specsOf: Readonly<Record<string, { specs: readonly string[]; walks: readonly string[] }>> = {
  access: { specs: ['login', 'register', 'recover'], walks: ['login', 'register', 'recover'] },
  activation: { specs: ['links', 'links-accessibility'], walks: ['activation'] },
  changePassword: { specs: ['links', 'links-accessibility'], walks: ['changePassword'] },
  construction: { specs: ['routes', 'login'], walks: [] },
  emailChange: { specs: ['links', 'links-accessibility'], walks: ['emailChange'] },
  emailRequest: { specs: ['email-request'], walks: ['emailRequest'] },
  home: { specs: ['home', 'accessibility'], walks: ['home', 'slides'] },
  inactivity: { specs: ['inactivity', 'accessibility'], walks: ['inactivity'] },
  login: { specs: ['login', 'accessibility'], walks: ['login'] },
  mailWait: { specs: ['register'], walks: ['mailWait'] },
  notifications: { specs: ['notifications', 'accessibility'], walks: ['notifications'] },
  planStatus: { specs: ['links', 'links-accessibility'], walks: ['planStatus'] },
  recover: { specs: ['recover'], walks: ['recover'] },
  register: { specs: ['register', 'accessibility'], walks: ['register'] },
  shell: {
    specs: ['shell', 'routes', 'session', 'login', 'home', 'accessibility'],
    walks: ['shell', 'account', 'menu', 'connection', 'snackbars', 'session'],
  },
};

/** Where a seam has another name than its screens. */
const seams: readonly [RegExp, string][] = [
  [/^src\/flows\/(login|register-dialog|recover-dialog)/, 'login'],
  [/^src\/flows\/(link|link-page)\.ts/, 'emailChange'],
  [/^src\/flows\/mail-wait/, 'mailWait'],
  [/^src\/flows\/(app|portal|guard|member|session|rest|list-for|shell|theme)/, 'shell'],
  [/^src\/routes\//, 'shell'],
];

/** The folders whose screens show what this file does; of what everything loads, none. */
export const foldersOf = (file: string, importers: ReadonlySet<string>): string[] => {
  const nameIn = (path: string) => /^src\/screens\/(\w+)\//.exec(path)?.[1] ?? [];
  const own = [file].flatMap(nameIn);
  if (own.length > 0) return own;
  const flow = /^(?:src\/flows|machines)\/(\w+)/.exec(file)?.[1] ?? '';
  if (flow in specsOf) return [flow];
  const seam = seams.find(([pattern]) => pattern.test(file));
  if (seam !== undefined) return [seam[1]];
  const found = [...new Set([...importers].flatMap(nameIn))];
  // The shell loads every screen there is.
  const near = found.filter((folder) => folder !== 'shell');
  return near.length === 0 ? found : near.slice(0, 3);
};
