import type { Plugin } from 'vite';

/** What libraries bring for those who use them otherwise; `link.js` then travels with the first page that has links. */
const cuts: readonly { file: RegExp; whole: string | RegExp; rest: string }[] = [
  {
    file: /react-router[\\/]dist[\\/]esm[\\/]route\.js$/,
    whole: 'import { Link } from "./link.js";',
    rest: 'const Link = undefined;',
  },
  {
    file: /react-router[\\/]dist[\\/]esm[\\/]CatchBoundary\.js$/,
    whole: /function ErrorComponent\([\s\S]*?\n\}/,
    rest: 'const ErrorComponent = () => null;',
  },
  {
    file: /ky[\\/]distribution[\\/]utils[\\/]body\.js$/,
    whole: /import \{ usualFormBoundarySize \}[\s\S]*export const streamRequest = [\s\S]*?\n\};/,
    rest: 'export const streamResponse = (response) => response;\nexport const streamRequest = (request) => request;',
  },
  {
    file: /ky[\\/]distribution[\\/]index\.js$/,
    whole: /const createInstance = [\s\S]*?const ky = createInstance\(\);/,
    rest: 'const ky = Ky.create;',
  },
  // Hooks, progress, and `.json()` before an answer is there: src/api asks for none of them.
  ...[
    / +hooks: mergeHooks\(\{[\s\S]*?\}, options\.hooks\),\n/,
    / +for \(const hook of ky\.#options\.hooks\.afterResponse\) \{[\s\S]*?response = nextResponse;\n +\}\n/,
    / +for \(const hook of ky\.#options\.hooks\.beforeError\) \{[\s\S]*?\n {16}\}\n/,
    / +\/\/ If `onDownloadProgress`[\s\S]*?\n {12}\}\n(?= {12}return response;)/,
    / +for \(const \[type, mimeType\] of [\s\S]*?\n {8}\}\n(?= {8}return result;)/,
    / +\/\/ If `onUploadProgress`[\s\S]*?\n {8}\}\n(?= {4}\}\n)/,
    / +\/\/ Handle forced retry from afterResponse[\s\S]*?\n {8}\}\n/,
    / +\/\/ Apply custom request from forced retry[\s\S]*?(?= {12}return this\.#retry\(function_\);)/,
    / +for \(const hook of this\.#options\.hooks\.beforeRequest\) \{[\s\S]*?\n {8}\}\n/,
    / +#getNormalizedOptions\(\) \{[\s\S]*?(?=\n\}\n)/,
  ].map((whole) => ({ file: /ky[\\/]distribution[\\/]core[\\/]Ky\.js$/, whole, rest: '' })),
  {
    file: /ky[\\/]distribution[\\/]core[\\/]Ky\.js$/,
    whole: 'new HTTPError(response, ky.request, ky.#getNormalizedOptions())',
    rest: 'new HTTPError(response, ky.request, {})',
  },
];

/** `route.Link`, where ours are made by `createLink`; an English error page, where ours is the shell's; what ky offers to others. */
export const withoutUnused = (file: string, source: string): string | null => {
  const here = cuts.filter((one) => one.file.test(file));
  if (here.length === 0) return null;
  return here.reduce((text, { whole, rest }) => {
    const lean = text.replace(whole, rest);
    if (lean === text) throw new Error(`${file}: this is written otherwise now.`);
    return lean;
  }, source);
};

export const stripUnused = (): Plugin => ({
  name: 'strip-unused',
  apply: 'build',
  transform: (source, id) => {
    const code = withoutUnused(id.split('?')[0] ?? id, source);
    return code === null ? null : { code, map: null };
  },
});
