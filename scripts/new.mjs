import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { install, refuseOldNode } from './prepare.mjs';

refuseOldNode();
process.chdir(resolve(import.meta.dirname, '..'));

const refuse = (line) => {
  console.error(line);
  process.exit(1);
};

const [flow = '', ...rest] = process.argv.slice(2);
if (!/^[a-z][a-zA-Z\d]{1,39}$/.test(flow) || rest.length > 0)
  refuse('Usage: npm run new <flow>, one word such as prueba or changePassword: letters and digits, small at first.');

const name = flow[0].toUpperCase() + flow.slice(1);
const files = {
  machine: `machines/${flow}/${flow}.machine.ts`,
  cases: `machines/${flow}/${flow}.cases.ts`,
  texts: `src/flows/${flow}/texts.ts`,
  screen: `src/flows/${flow}/${name}Screen.tsx`,
  wiring: `src/flows/${flow}/wiring.ts`,
  route: `src/routes/${flow}.tsx`,
  driver: `e2e/flows/${flow}.ts`,
};

/** File systems that ignore case would let one flow write over another. */
const taken = (path) => {
  const folder = dirname(path);
  const wanted = path.toLowerCase();
  return existsSync(folder) && readdirSync(folder).some((entry) => join(folder, entry).toLowerCase() === wanted);
};
const own = [`machines/${flow}`, `src/flows/${flow}`, ...Object.values(files), `src/routes/${flow}.index.tsx`];
const existing = own.find(taken);
if (existing !== undefined) refuse(`The flow ${flow} is there already: ${existing}.`);
const addresses = [...readFileSync('src/rules/access/routes.ts', 'utf8').matchAll(/path: '(\/[^']*)'/g)].map(
  ([, path]) => path,
);
const address = addresses.find((path) => path.toLowerCase() === `/${flow}`.toLowerCase());
if (address !== undefined) refuse(`The address ${address} belongs to another flow.`);

await install();
for (const [template, path] of Object.entries(files)) {
  const text = readFileSync(join('scripts/flow-template', `${template}.txt`), 'utf8');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text.replaceAll('__flow__', flow).replaceAll('__Name__', name));
  console.log(path);
}

const run = (...args) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) refuse(`${stdout}${stderr}`.trim());
};
// The length of the name moves line breaks and the order of imports.
run('node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...Object.values(files));
run('--import', 'tsx', 'scripts/charts.ts');
console.log(`\nnpm start, then /${flow}. What comes next: docs/add-a-flow.md`);
