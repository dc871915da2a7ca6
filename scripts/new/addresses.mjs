import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'src/routes';
const list = 'src/rules/access/routes.ts';
const titles = 'src/texts/construction.ts';

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
  [...readFileSync(list, 'utf8').matchAll(/^ {2}(\w+): \{ path: '([^']+)', guard: '(\w+)'(.*)\},$/gm)].map(
    ([line, name, path, guard, rest]) => ({ line: `${line}\n`, name, path, guard, hasParam: rest.includes('param:') }),
  );

const isSame = (one, other) => one.toLowerCase() === other.toLowerCase();

/** A page under construction is named by the last word of its address. */
const pageOf = (path) => {
  const name = path.split('/').at(-1);
  const named = new RegExp(`^ {4}${name}: '`, 'm').test(readFileSync(titles, 'utf8'));
  return name !== '' && named ? name : null;
};

/** Where the flow is to stand: in place of a page under construction, at a new address, or why it cannot. */
export const placeFor = (path, isPublic, flow) => {
  const found = routeFiles().find((route) => isSame(route.path, path));
  const entry = listed().find((one) => isSame(one.path, path));
  if (found !== undefined) {
    if (!found.text.includes('<UnderConstruction '))
      return { problem: `The address ${found.path} is taken: ${found.file}.` };
    if (isPublic && entry.guard !== 'publica')
      return { problem: `The address ${found.path} has its guard in ${list}: leave --public out.` };
    const { file, id } = found;
    return {
      file,
      id,
      address: entry.hasParam ? `${found.path}/1` : found.path,
      guard: entry.guard,
      page: pageOf(found.path),
    };
  }
  const above = routeFiles().find(
    (route) => route.path !== '/' && path.toLowerCase().startsWith(`${route.path}/`.toLowerCase()),
  );
  if (above?.id.endsWith('$'))
    return { problem: `The address ${path} is taken: ${above.file} has all that follows ${above.path}.` };
  const named = listed().find(({ name }) => name === flow);
  if (named !== undefined) return { problem: `The name ${flow} is taken by the address ${named.path}: ${list}.` };
  const words = path.slice(1).split('/');
  // Beside the page of the address above, not inside of it; and as the index of those below.
  const lies = words.slice(0, -1).map((word, index) => {
    const outer = words.slice(0, index + 1).join('.');
    return existsSync(join(folder, `${outer}.tsx`)) ? `${word}_` : word;
  });
  const under = readdirSync(folder).some((name) => name.toLowerCase().startsWith(`${words.join('.')}.`.toLowerCase()));
  const own = [...lies, words.at(-1)];
  return {
    file: join(folder, `${[...own, ...(under ? ['index'] : [])].join('.')}.tsx`),
    id: `/${own.join('/')}${under ? '/' : ''}`,
    address: path,
    guard: isPublic ? 'publica' : 'sesion',
    page: null,
    isNew: true,
  };
};

/** The page of a flow, and what stands there without it. */
export const placeOf = (flow) => {
  const found = routeFiles().find(({ text }) => text.includes(`'../flows/${flow}/wiring'`));
  if (found === undefined) return null;
  const entry = listed().find((one) => isSame(one.path, found.path));
  return { ...found, page: pageOf(found.path), entry };
};
