import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * The lists that know every call, or every address. `before` is the line in front of which a new entry goes; `entry`
 * is the text of an entry and `gone` finds that entry again, also after edits.
 */
const block = (name) => new RegExp(`^  ${name}: \\{(?:.*\\},|[\\s\\S]*?\\n  \\},)\\n`, 'm');

export const callLists = [
  {
    file: 'domain/contract/index.ts',
    before: '} as const satisfies Record<string, Endpoint>;',
    entry: (call) => `  ${call},\n`,
    gone: (call) => new RegExp(`^  ${call},\\n`, 'm'),
  },
  {
    file: 'server/handlers/unimplemented-calls.ts',
    before: '] as const satisfies readonly CallName[];',
    entry: (call) => `  '${call}',\n`,
    gone: (call) => new RegExp(`^  '${call}',\\n`, 'm'),
  },
  {
    file: 'src/texts/refusals.ts',
    before: '} satisfies { [',
    entry: (call) => `  ${call}: {\n    otro: { siguiente: 'Inténtelo otra vez o llámenos: le ayudamos.' },\n  },\n`,
    gone: block,
  },
  {
    file: 'tests/contract/calls.test.ts',
    before: '];\n\nconst declared = ',
    entry: (call, { flow, access }) =>
      `  {\n    rows: [],\n    name: '${call}',\n    call: 'POST ${flow}/${call}',\n    query: '-',\n    body: '',\n` +
      `    reply: 'otro(mensaje?)',\n    access: '${access}',\n    whose: '',\n    repeat: 'once write',\n  },\n`,
    gone: (call) =>
      new RegExp(`^  \\{\\n    rows: (?:(?!^  \\},)[\\s\\S])*?    name: '${call}',[\\s\\S]*?^  \\},\\n`, 'm'),
  },
];

/** As above, for calls whose answer has no codes to find words for. */
const listsWithoutCodes = (entry) =>
  callLists
    .filter(({ file }) => file !== 'src/texts/refusals.ts')
    .map((list) => (list.file === 'tests/contract/calls.test.ts' ? { ...list, entry } : list));

/** The call of a request form. */
export const formCallLists = listsWithoutCodes(
  (call, { flow }) =>
    `  {\n    rows: [],\n    name: '${call}',\n    call: 'POST ${flow}/${call}',\n    query: 'contrato',\n` +
    `    body: 'images[](file) email detalle codigoSolicitante as multipart',\n    reply: 'result: ',\n` +
    `    access: 'member',\n    whose: 'query contrato core, body codigoSolicitante core',\n    repeat: 'once upload',\n  },\n`,
);

/** The call of a page that loads a list. */
export const loadLists = listsWithoutCodes(
  (call, { flow, access }) =>
    `  {\n    rows: [],\n    name: '${call}',\n    call: 'GET ${flow}/${call}',\n    query: '-',\n    body: '-',\n` +
    `    reply: '[](codigo nombre?)',\n    access: '${access}',\n    whose: '',\n    repeat: 'safe read',\n  },\n`,
);

const kinds = 'domain/rules/requests/request-kinds.ts';

/** The lists that know every form of requests. */
export const formLists = [
  {
    file: kinds,
    before: '] as const;\n\nexport type RequestForm',
    entry: (flow) =>
      `  { codigo: '${readFileSync(kinds, 'utf8').match(/forma: '/g).length + 1}', forma: '${flow}' },\n`,
    gone: (flow) => new RegExp(`^  \\{ codigo: '\\w+', forma: '${flow}' \\},\\n`, 'm'),
  },
  {
    file: 'src/texts/requests.ts',
    before: '  } satisfies Record<RequestForm, string>,',
    entry: (flow, { title }) => `    ${flow}: '${title}',\n`,
    gone: (flow) => new RegExp(`^    ${flow}: '.*',\\n`, 'm'),
  },
  {
    file: 'src/app/requests/RequestsPage.tsx',
    before: '};\n\ninterface Props',
    entry: (flow, { name }) =>
      `  ${flow}: lazyPart(() => import('./${name}').then((module) => module.${name}), Loading),\n`,
    gone: (flow) => new RegExp(`^  ${flow}: lazyPart\\(.*\\),\\n`, 'm'),
  },
  {
    file: 'src/platform/request-drafts.ts',
    before: '} as const satisfies Record<RequestForm, string>;',
    entry: (flow) => `  ${flow}: '${flow}',\n`,
    gone: (flow) => new RegExp(`^  ${flow}: '${flow}',\\n`, 'm'),
  },
  {
    file: 'tests/built/route-weights.test.ts',
    before: "  'solicitudes?editar': [",
    entry: (flow, { name }) => `  'solicitudes?nueva=${flow}': ['${name}'],\n`,
    gone: (flow) => new RegExp(`^  'solicitudes\\?nueva=${flow}': .*\\n`, 'm'),
  },
];

/** Whether the flow is a form of requests. */
export const isForm = (flow) => readFileSync(kinds, 'utf8').includes(`forma: '${flow}'`);

export const addressLists = [
  {
    file: 'domain/rules/access/routes.ts',
    before: '} as const satisfies Record<string, AppRoute>;',
    entry: (name, { path, guard }) => `  ${name}: { path: '${path}', guard: '${guard}' },\n`,
    gone: (name) => new RegExp(`^  ${name}: \\{.*\\},\\n`, 'm'),
  },
];

/** Which pages are open to anyone is said twice, so that none is by mistake. */
export const publicList = {
  file: 'domain/rules/access/access.test.ts',
  before: "  ]);\n  for (const session of ['pendiente'",
  entry: (name) => `    '${name}',\n`,
  gone: (name) => new RegExp(`^    '${name}',\\n`, 'm'),
};

const menu = 'server/demo/menu.ts';

/** The demonstration's menu leads to each page of members. */
export const menuList = {
  file: menu,
  before: '];\n\nexport const demoFlags',
  entry: (_, { path, title }) => {
    const ids = [...readFileSync(menu, 'utf8').matchAll(/\bid: (\d+),/g)].map(([, id]) => Number(id));
    const free = [0, ...ids.sort((one, other) => one - other)].find((id) => !ids.includes(id + 1)) + 1;
    return `  { id: ${free}, titulo: '${title}', icono: '', url: '${path}' },\n`;
  },
  gone: (_, { path }) => new RegExp(`^  \\{(?:(?!^  \\{)[\\s\\S])*url: '${path}'(?:(?!^  \\{)[\\s\\S])*?\\},\\n`, 'm'),
};

/** Why an entry cannot be added; null: it can. */
export const misfit = ({ file, before }) =>
  readFileSync(file, 'utf8').split(before).length === 2
    ? null
    : `${file}: no single line with ${JSON.stringify(before)}.`;

export const addTo = ({ file, before, entry }, name, about) => {
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace(before, () => entry(name, about) + before),
  );
};

export const takeFrom = ({ file, gone }, name, about) => {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(gone(name, about), ''));
};

const index = 'domain/contract/index.ts';

export const importCalls = (calls, contract) =>
  writeFileSync(index, `import { ${calls.join(', ')} } from './${contract}';\n${readFileSync(index, 'utf8')}`);

export const forgetImport = (contract) =>
  writeFileSync(
    index,
    readFileSync(index, 'utf8').replace(new RegExp(`^import \\{[^}]*\\} from '\\./${contract}';\\n`, 'm'), ''),
  );

/** The calls that a file of the contract declares. */
export const callsIn = (file) =>
  existsSync(file)
    ? [...readFileSync(file, 'utf8').matchAll(/^export const (\w+) = endpoint\(/gm)].map(([, name]) => name)
    : [];
