import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { install, refuseOldNode } from '../prepare.mjs';
import { placeFor, placeOf } from './addresses.mjs';
import { capital, fill, kebab, spoken } from './fill.mjs';
import * as lists from './shared-lists.mjs';

refuseOldNode();
process.chdir(resolve(import.meta.dirname, '../..'));

const refuse = (line) => {
  console.error(line);
  process.exit(1);
};

const usage =
  'Usage: npm run new -- <flow> [--at /address] [--public] [--calls one,another | --loads one], npm run new -- <flow> --form [--calls one] for a form of requests, or npm run new -- --delete <flow>. Names are words such as prueba or changePassword.';

const asked = () => {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        at: { type: 'string' },
        calls: { type: 'string' },
        loads: { type: 'string' },
        public: { type: 'boolean' },
        form: { type: 'boolean' },
        delete: { type: 'boolean' },
      },
    });
    // Without `--` npm takes the names of options and passes on only their values.
    const [flow = '', ...rest] = positionals;
    const {
      npm_config_public: isPublic,
      npm_config_form: isForm,
      npm_config_loads: isLoading,
      npm_config_calls: isCalling,
      npm_config_delete: isDelete,
    } = process.env;
    const words = [values.loads, values.calls, ...rest.filter((word) => !word.startsWith('/'))];
    const addresses = [values.at, ...rest.filter((word) => word.startsWith('/'))].filter((one) => one !== undefined);
    return {
      flow,
      calls: words.flatMap((word) => word?.split(',') ?? []),
      addresses: addresses.length === 0 ? [`/${flow}`] : addresses,
      isPublic: values.public ?? isPublic === 'true',
      isForm: values.form ?? isForm === 'true',
      isLoading: values.loads !== undefined || isLoading === 'true',
      isCalling: values.calls !== undefined || isCalling === 'true',
      isDelete: values.delete ?? isDelete === 'true',
    };
  } catch {
    return refuse(usage);
  }
};

const isName = (word) => /^[a-z][a-zA-Z\d]{1,39}$/.test(word);
const { flow, calls: named, addresses, isPublic, isForm, isLoading, isCalling, isDelete } = asked();
const calls = isForm && named.length === 0 ? [`crear${capital(flow)}`] : named;
const [path] = addresses;
if (![flow, ...calls].every(isName) || addresses.length > 1 || new Set(calls).size < calls.length) refuse(usage);
if (!/^(\/[a-zA-Z][a-zA-Z\d]*)+$/.test(path))
  refuse(`${path} is no address: words of letters and digits, each after a slash.`);

// A generated page loads one list or has buttons that send, not both.
if (isLoading && (calls.length !== 1 || isCalling || isForm)) refuse(usage);
// One call creates the case, and the address of a form is that of the requests.
if (isForm && (calls.length > 1 || isPublic || path !== `/${flow}`)) refuse(usage);

const name = capital(flow);
const contract = `domain/contract/${kebab(flow)}.ts`;
const rooms = [`machines/${flow}`, `src/flows/${flow}`];
const description = `e2e/flows/${flow}.ts`;
const ofForm = [`src/app/requests/${name}.tsx`, `tools/studio/flow-screens/${name}.tsx`];

const run = (...args) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) refuse(`${stdout}${stderr}`.trim());
};
const tidy = (files) => run('node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...files);
/** What is written from charts and contract. */
const writeAgain = (withCalls) => {
  if (existsSync(rooms[0]) || existsSync(`statecharts/${flow}.json`))
    run('--import', 'tsx', 'tools/charts/charts.ts', '--flow', flow);
  if (withCalls) run('--import', 'tsx', 'tools/checks/openapi.ts');
};

const template = (file) => readFileSync(join('scripts/new/template', `${file}.txt`), 'utf8');

/** File systems that ignore case would let one flow write over another. */
const taken = (file) => {
  const folder = dirname(file);
  const wanted = file.toLowerCase();
  return existsSync(folder) && readdirSync(folder).some((entry) => join(folder, entry).toLowerCase() === wanted);
};

const put = (file, text) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(file);
};

const refuseTaken = (others) => {
  const existing = [...rooms, description, ...(calls.length > 0 ? [contract] : []), ...others].find(taken);
  if (existing !== undefined) refuse(`The flow ${flow} is there already: ${existing}.`);
  const declared = readFileSync('domain/contract/index.ts', 'utf8');
  const known = calls.find((call) => new RegExp(`^  ${call},$`, 'm').test(declared));
  if (known !== undefined)
    refuse(`The call ${known} is declared already, in domain/contract: leave it out and write it in the chart.`);
};

const refuseMisfit = (wanted) => {
  const misfit = wanted.map(lists.misfit).find((one) => one !== null);
  if (misfit !== undefined) refuse(misfit);
};

const createForm = async () => {
  refuseTaken(ofForm);
  refuseMisfit([...lists.formLists, ...lists.formCallLists]);
  await install();
  const title = spoken(flow);
  const values = { flow, Name: name, contract: kebab(flow), title };
  const filled = (file) => fill(template(`form/${file}`), values, calls);
  const files = {
    [`machines/${flow}/${flow}.machine.ts`]: filled('machine'),
    [`machines/${flow}/${flow}.rules.ts`]: filled('rules'),
    [`machines/${flow}/${flow}.cases.ts`]: filled('cases'),
    [`machines/${flow}/${kebab(flow)}-form.ts`]: filled('fields'),
    [`src/flows/${flow}/texts.ts`]: filled('texts'),
    [`src/flows/${flow}/Fields.tsx`]: filled('field-components'),
    [`src/flows/${flow}/views.tsx`]: filled('views'),
    [`src/flows/${flow}/${name}Screen.tsx`]: filled('screen'),
    [`src/flows/${flow}/${kebab(flow)}-ref.tsx`]: filled('ref'),
    [`src/flows/${flow}/wiring.ts`]: filled('wiring'),
    [`src/app/requests/${name}.tsx`]: filled('app'),
    [`tools/studio/flow-screens/${name}.tsx`]: filled('flow-screen'),
    [contract]: filled('contract'),
    [description]: filled('description'),
  };
  for (const [file, text] of Object.entries(files)) put(file, text);
  for (const list of lists.formLists) lists.addTo(list, flow, { name, title });
  for (const call of calls) for (const list of lists.formCallLists) lists.addTo(list, call, { flow });
  lists.importCalls(calls, kebab(flow));
  const changed = [...lists.formLists, ...lists.formCallLists].map(({ file }) => file);
  for (const file of changed) console.log(file);
  tidy([...Object.keys(files), ...changed]);
  writeAgain(true);
  console.log(`\nnpm start, then /solicitudes?nueva=${flow}. What comes next: docs/add-a-flow.md`);
};

const create = async () => {
  refuseTaken([]);
  const place = placeFor(path, isPublic, flow);
  if (place.problem !== undefined) refuse(place.problem);
  const { file: route, id: routeId, guard } = place;
  const ofAddress = [...lists.addressLists, guard === 'publica' ? lists.publicList : lists.menuList];
  const ofCalls = isLoading ? lists.loadLists : lists.callLists;
  refuseMisfit([...ofAddress, ...(calls.length > 0 ? ofCalls : [])]);
  await install();

  const access = guard === 'sesion' ? 'member' : 'anonymous';
  const values = {
    flow,
    Name: name,
    contract: kebab(flow),
    access,
    routeId,
    address: path,
    title: spoken(flow),
  };
  const filled = (file) => fill(template(file), values, calls);
  const kind = isLoading ? 'loads/' : calls.length > 0 ? 'calls/' : '';
  const files = {
    [`machines/${flow}/${flow}.machine.ts`]: filled(`${kind}machine`),
    ...(calls.length > 0 ? { [`machines/${flow}/${flow}.rules.ts`]: filled(`${kind}rules`) } : {}),
    [`machines/${flow}/${flow}.cases.ts`]: filled(`${kind}cases`),
    [`src/flows/${flow}/texts.ts`]: filled(`${kind}texts`),
    [`src/flows/${flow}/${name}Screen.tsx`]: filled(`${kind}screen`),
    [`src/flows/${flow}/wiring.ts`]: filled(`${kind}wiring`),
    [route]: filled('route'),
    [description]: filled(`${kind}description`),
    ...(calls.length > 0 ? { [contract]: filled(`${kind}contract`) } : {}),
  };
  for (const [file, text] of Object.entries(files)) put(file, text);
  const changed = [];
  const add = (list, entry) => {
    lists.addTo(list, entry, { flow, access, path, guard, title: values.title });
    changed.push(list.file);
    console.log(`${list.file}: ${entry}`);
  };
  for (const list of ofAddress) add(list, flow);
  for (const call of calls) for (const list of ofCalls) add(list, call);
  if (calls.length > 0) lists.importCalls(calls, kebab(flow));
  // The length of the name moves line breaks and the order of imports.
  tidy([...Object.keys(files), ...changed]);
  writeAgain(calls.length > 0);
  console.log(`\nnpm start, then ${path}. What comes next: docs/add-a-flow.md`);
};

const remove = async () => {
  if (!existsSync(rooms[0])) refuse(`There is no flow ${flow}: machines/${flow} is missing.`);
  const isRequestForm = lists.isForm(flow);
  const place = isRequestForm ? null : placeOf(flow);
  if (place === null && !isRequestForm)
    refuse(`The flow ${flow} has no page of its own: src/app or another flow holds it, and must let go of it first.`);
  await install();
  for (const room of rooms) rmSync(room, { recursive: true });
  rmSync(description, { force: true });
  for (const file of isRequestForm ? ofForm : [place.file]) rmSync(file, { recursive: true });
  if (isRequestForm) for (const list of lists.formLists) lists.takeFrom(list, flow);
  else if (place.entry?.name === flow)
    for (const list of [...lists.addressLists, lists.publicList, lists.menuList])
      lists.takeFrom(list, flow, place.entry);
  const declared = lists.callsIn(contract);
  if (declared.length > 0) {
    lists.forgetImport(kebab(flow));
    for (const call of declared) for (const list of lists.callLists) lists.takeFrom(list, call);
    rmSync(contract);
  }
  writeAgain(declared.length > 0);
  const names = [`(machines|flows)/${flow}/`, `'\\./${flow}'`, ...declared.map((call) => `\\b${call}\\b`)];
  const code = ['*.ts', '*.tsx', '*.mjs', ':!tests/built/new*.test.ts'];
  const grep = ['grep', '--untracked', '-nE', names.join('|'), '--', ...code];
  const left = spawnSync('git', grep, { encoding: 'utf8' }).stdout.trim();
  if (left !== '') refuse(`The flow ${flow} is still named:\n${left}`);
  console.log(`The flow ${flow} is gone.`);
};

await (isDelete ? remove() : isForm ? createForm() : create());
