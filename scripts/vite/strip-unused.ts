import type { Plugin } from 'vite';

/** What libraries bring for those who use them otherwise; `link.js` then travels with the first page that has links. */
const cuts = [
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
] as const;

/** `route.Link`, where ours are made by `createLink`; an English error page, where ours is the shell's; ky's progress. */
export const withoutUnused = (file: string, source: string): string | null => {
  const cut = cuts.find((one) => one.file.test(file));
  if (cut === undefined) return null;
  const lean = source.replace(cut.whole, cut.rest);
  if (lean === source) throw new Error(`${file}: this is written otherwise now.`);
  return lean;
};

export const stripUnused = (): Plugin => ({
  name: 'strip-unused',
  apply: 'build',
  transform: (source, id) => {
    const code = withoutUnused(id.split('?')[0] ?? id, source);
    return code === null ? null : { code, map: null };
  },
});
