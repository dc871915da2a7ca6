import type { Plugin } from 'vite';

/** What the router brings for those who use it otherwise; `link.js` then travels with the first page that has links. */
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
] as const;

/** `route.Link`, where ours are made by `createLink`, and an English error page, where ours is the shell's. */
export const withoutRouterDefaults = (file: string, source: string): string | null => {
  const cut = cuts.find((one) => one.file.test(file));
  if (cut === undefined) return null;
  const lean = source.replace(cut.whole, cut.rest);
  if (lean === source) throw new Error(`${file}: the router is written otherwise now.`);
  return lean;
};

export const stripRouterDefaults = (): Plugin => ({
  name: 'strip-router-defaults',
  apply: 'build',
  transform: (source, id) => {
    const code = withoutRouterDefaults(id.split('?')[0] ?? id, source);
    return code === null ? null : { code, map: null };
  },
});
