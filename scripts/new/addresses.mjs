import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'src/routes';
const list = 'domain/rules/access/routes.ts';

const routeFiles = () =>
  readdirSync(folder).flatMap((name) => {
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8');
    const id = /createFileRoute\('([^']+)'\)/.exec(text)?.[1];
    return id === undefined ? [] : [{ file, text, id, path: `/${id.split('/').filter(isWord).map(plain).join('/')}` }];
  });
const isWord = (word) => word !== '' && word !== '$';
const plain = (word) => word.replace(/_$/, '');

const listed = () =>
  [...readFileSync(list, 'utf8').matchAll(/^ {2}(\w+): \{ path: '([^']+)', guard: .*\},$/gm)].map(([, name, path]) => ({
    name,
    path,
  }));

const isSame = (one, other) => one.toLowerCase() === other.toLowerCase();

/** The route of the new flow, or why it is impossible. */
export const placeFor = (path, isPublic, flow) => {
  const found = routeFiles().find((route) => isSame(route.path, path));
  if (found !== undefined) return { problem: `The address ${found.path} is taken: ${found.file}.` };
  const above = routeFiles().find(
    (route) => route.path !== '/' && path.toLowerCase().startsWith(`${route.path}/`.toLowerCase()),
  );
  if (above?.id.endsWith('$'))
    return { problem: `The address ${path} is taken: ${above.file} has all that follows ${above.path}.` };
  const named = listed().find(({ name }) => name === flow);
  if (named !== undefined) return { problem: `The name ${flow} is taken by the address ${named.path}: ${list}.` };
  const words = path.slice(1).split('/');
  // A sibling of the parent URL's page, not nested in it; and the index of the URLs below.
  const lies = words.slice(0, -1).map((word, index) => {
    const outer = words.slice(0, index + 1).join('.');
    return existsSync(join(folder, `${outer}.tsx`)) ? `${word}_` : word;
  });
  const under = readdirSync(folder).some((name) => name.toLowerCase().startsWith(`${words.join('.')}.`.toLowerCase()));
  const own = [...lies, words.at(-1)];
  return {
    file: join(folder, `${[...own, ...(under ? ['index'] : [])].join('.')}.tsx`),
    id: `/${own.join('/')}${under ? '/' : ''}`,
    guard: isPublic ? 'publica' : 'sesion',
  };
};

/** The page of a flow, and its entry in the list of routes. */
export const placeOf = (flow) => {
  const found = routeFiles().find(({ text }) => text.includes(`'../flows/${flow}/wiring'`));
  if (found === undefined) return null;
  const entry = listed().find((one) => isSame(one.path, found.path));
  return { ...found, entry };
};
