import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { setup } from 'xstate';
import { describedFlow } from '../../../e2e/walks/described-flows';
import { approvedFile } from '../../../tools/explore/approved';
import { type Cases, discover, root } from '../../../tools/explore/flows';
import { manualFailure } from '../../../tools/qa/manual-steps';
import { parsePathOptions } from '../../../tools/qa/path-options';
import { formats, type Printed } from '../../../tools/qa/print';
import { recordedIn } from '../../../tools/qa/recorded';
import { replay } from '../../../tools/qa/replay';
import { scriptsOf } from '../../../tools/qa/test-script';

const flows = (await discover()).flatMap(({ name, cases }) => (cases === null ? [] : [{ name, cases }]));
const casesOf = (name: string): Cases => {
  const found = flows.find((flow) => flow.name === name);
  if (found === undefined) throw new Error(`no flow ${name}`);
  return found.cases;
};

const print = async (flow: string, cover: Printed['cover']): Promise<Printed> => {
  const described = await describedFlow(flow);
  const scripts = await scriptsOf(flow, casesOf(flow), cover, described);
  return { flow, cover, titulo: described.title, scripts };
};
const made = new Map<string, Promise<Printed>>();
/** Walked once for all tests. */
const printed = (flow: string, cover: Printed['cover'] = 'each'): Promise<Printed> => {
  const known = made.get(`${flow} ${cover}`) ?? print(flow, cover);
  made.set(`${flow} ${cover}`, known);
  return known;
};

const doorTo = (target: 'abierta' | 'rota'): Cases => ({
  machine: setup({ types: {} as { events: { type: 'ABRIR' } | { type: 'CERRAR' } } }).createMachine({
    id: 'puerta',
    initial: 'cerrada',
    states: {
      cerrada: { description: 'Nadie pasa.', on: { ABRIR: { target } } },
      abierta: { description: 'Se pasa.', on: { CERRAR: { target: 'cerrada' } } },
      rota: { description: 'Hay que arreglarla.' },
    },
  }),
  events: {},
  replies: {},
});

test('the scripts of login are its approved paths: one id names the same path in both', async () => {
  const approved = readFileSync(approvedFile('login'), 'utf8').matchAll(/^## (.+)$/gm);
  const { scripts } = await printed('login');
  expect(scripts.map(({ id }) => id)).toEqual([...approved].map(([, id]) => id));
  expect((await print('login', 'each')).scripts).toEqual(scripts);
});

test('docs/qa.md shows a script as printed', async () => {
  const one = await printed('login');
  const scripts = one.scripts.filter(({ estados }) => estados.includes('informando')).slice(0, 1);
  const rows = formats.md({ ...one, scripts }).matchAll(/^\| login-.+$/gm);
  const shown = readFileSync(join(root, 'docs/qa.md'), 'utf8').matchAll(/^\| login-.+$/gm);
  expect([...shown].map(([row]) => row)).toEqual([...rows].map(([row]) => row));
});

test('a script of the login names the member, presses, answers, expected views and rows', async () => {
  const { scripts } = await printed('login');
  const [script] = scripts.filter(({ pasos }) => pasos.at(-1)?.paso === 'listo autenticar (1017)');
  expect(script?.antes).toEqual([
    'Para alcanzar a ver las esperas, en /demo/fallos ponga «Demora (milisegundos)» con valor 3000 a las llamadas `login` y `datoscontactos`; al terminar el camino pulse «Quitar todo».',
    'Afiliado de la demostración: Cédula 001-1000008-8, contraseña clave1234.',
  ]);
  expect(script?.pasos.slice(1)).toEqual([
    {
      id: 'login-kmofu.2',
      accion: 'En «Número» escriba 001-1000008-8.',
      responde: '',
      debeVerse:
        '«Le damos la bienvenida», y el formulario listo para escribir, sin avisos sobre él: «Documento», «Número», «Contraseña» y «Iniciar sesión».',
      requisitos: [],
      paso: 'ESCRIBIR (cedula)',
      estado: 'formulario.editando',
      transiciones: ['formulario — ESCRIBIR → formulario.editando'],
    },
    {
      id: 'login-kmofu.3',
      accion: 'En «Contraseña» escriba clave1234 y pulse «Iniciar sesión».',
      responde: '',
      debeVerse: 'El botón dice «Iniciando sesión…» y no envía otra vez; debajo, «Cancelar».',
      requisitos: ['LOGIN-28', 'LOGIN-44'],
      paso: 'ENVIAR (completo)',
      estado: 'autenticando',
      transiciones: ['formulario — ENVIAR → autenticando'],
    },
    {
      id: 'login-kmofu.4',
      accion: 'Espere la respuesta.',
      responde: 'Código 1017.',
      debeVerse:
        'Sobre los campos, una advertencia con el mensaje del servidor: «Por su seguridad, el acceso está bloqueado por unos minutos. Intente nuevamente más tarde.» El foco va al aviso, que se quita al escribir. Lo escrito se conserva.',
      requisitos: ['LOGIN-04', 'LOGIN-05', 'LOGIN-06', 'LOGIN-45', 'LOGIN-31', 'LOGIN-32', 'LOGIN-35'],
      paso: 'listo autenticar (1017)',
      estado: 'formulario.advertida',
      transiciones: ['autenticando — listo autenticar [codigo es 1017] → formulario.advertida'],
    },
  ]);
});

test('a fault is set before its call is sent', async () => {
  const { scripts } = await printed('login');
  const ends = scripts.map(({ pasos }) => pasos.at(-1));
  const at = ends.findIndex((end) => end?.estado === 'formulario.sinEntrar' && end.paso.includes(' autenticar '));
  expect(scripts[at]?.pasos.map(({ accion }) => accion)).toEqual([
    'Abra /login en una ventana sin sesión.',
    'En «Número» escriba 001-1000001-1.',
    'Antes, en /demo/fallos ponga «Conexión cortada» a la llamada `login` (o quite la red del equipo). En «Contraseña» escriba clave1234 y pulse «Iniciar sesión».',
    'Espere la respuesta.',
  ]);
});

test.each([
  ['sinConexion', '«Conexión cortada» a la llamada `login` (o quite la red del equipo)'],
  ['sinServicio', '«Estado HTTP (401, 403, 429, 500, 503)» con valor 503 a la llamada `login`'],
  ['ilegible', '«HTML en vez de JSON» a la llamada `login`'],
])('%s is set on the page of faults', (kind, fault) => {
  expect(manualFailure(kind, 'login').arrange).toEqual(`en /demo/fallos ponga ${fault}`);
});

test('a fault is removed before the same call must succeed', async () => {
  const { scripts } = await printed('sessionList');
  const steps = scripts.flatMap(({ pasos }) => pasos);
  const retry = steps.filter(({ paso, accion }) => paso === 'REINTENTAR' && accion.includes('Quitar todo'));
  expect(retry.map(({ accion }) => accion)).toEqual([
    'Antes, en /demo/fallos pulse «Quitar todo». Pulse «Reintentar».',
  ]);
});

describe.each(flows)('$name', ({ name, cases }) => {
  test('no text contains a placeholder, and each kind of cover replays without a difference', async () => {
    for (const cover of ['each', 'long'] as const) {
      const text = formats.json(await printed(name, cover));
      expect(text.match(/\{(tipo|documento|clave)\}/g)).toBeNull();
      const recorded = recordedIn(text);
      expect(recorded?.flujo).toBe(name);
      const { paths, unwalked } = await replay(cases, recorded ?? { flujo: name, caminos: [] });
      expect(paths.filter(({ difference }) => difference !== null)).toEqual([]);
      expect(unwalked).toEqual([]);
    }
  });
});

describe('a replay', () => {
  const record = async (cases: Cases) => {
    const scripts = await scriptsOf('puerta', cases, 'each', undefined);
    const recorded = recordedIn(formats.json({ flow: 'puerta', titulo: 'puerta', cover: 'each', scripts }));
    if (recorded === null) throw new Error('what was printed cannot be read');
    return recorded;
  };

  test('names the step at which a changed chart diverges', async () => {
    const recorded = await record(doorTo('abierta'));
    const [id] = recorded.caminos.map((path) => path.id);
    expect(await replay(doorTo('rota'), recorded)).toEqual({
      paths: [{ id, difference: `${id}.2 «ABRIR»: se esperaba abierta y se llegó a rota` }],
      unwalked: ['cerrada — ABRIR → rota', 'abierta — CERRAR → cerrada'],
    });
  });

  test('names a step that the chart no longer has', async () => {
    const recorded = await record(doorTo('abierta'));
    for (const path of recorded.caminos) for (const step of path.pasos.slice(1, 2)) step.paso = 'EMPUJAR';
    const [id] = recorded.caminos.map((path) => path.id);
    expect((await replay(doorTo('abierta'), recorded)).paths).toEqual([
      { id, difference: `${id}.2 «EMPUJAR»: el flujo de ahora no conoce ese paso` },
    ]);
  });

  test.each(['', '{}', '{"flujo":"login","caminos":[{"id":"x","pasos":[]}]}', '[1'])('rejects %j', (text) => {
    expect(recordedIn(text)).toBeNull();
  });
});

describe('formats', () => {
  const tricky: Printed = {
    flow: 'puerta',
    titulo: 'Una puerta',
    cover: 'each',
    scripts: [
      {
        id: 'puerta-1',
        estados: ['cerrada'],
        antes: ['Traiga la llave.'],
        soloAutomatica: [],
        pasos: [
          {
            id: 'puerta-1.1',
            accion: 'Diga "abre", y espere | un poco.',
            responde: 'HTTP 503:\nnada',
            debeVerse: 'La puerta abierta.',
            requisitos: ['HOME-01', 'HOME-02'],
            paso: 'ABRIR',
            estado: 'abierta',
            transiciones: [],
          },
        ],
      },
    ],
  };

  test('csv quotes as needed, ends its lines as RFC 4180 requires and begins with the BOM that Excel needs', () => {
    expect(formats.csv(tricky)).toBe(
      '\uFEFFCamino,Antes,Se hace a mano,Paso,Acción,El servicio responde,Debe verse,Requisito\r\n' +
        'puerta-1,Traiga la llave.,sí,puerta-1.1,"Diga ""abre"", y espere | un poco.","HTTP 503:\nnada",La puerta abierta.,"HOME-01, HOME-02"\r\n',
    );
  });

  test('md keeps a step on one line and its columns apart', () => {
    expect(formats.md(tricky).split('\n').slice(6)).toEqual([
      '- Traiga la llave.',
      '',
      '| Paso | Acción | El servicio responde | Debe verse | Requisito |',
      '| --- | --- | --- | --- | --- |',
      '| puerta-1.1 | Diga "abre", y espere \\| un poco. | HTTP 503: nada | La puerta abierta. | HOME-01, HOME-02 |',
      '',
    ]);
  });
});

describe('the command line', () => {
  test('prints the requested scripts', () => {
    expect(parsePathOptions(['login', '--cover', 'long', '--to', 'informando', '--format', 'csv'])).toEqual({
      flow: 'login',
      cover: 'long',
      to: 'informando',
      through: false,
      format: 'csv',
      out: null,
      replay: null,
      changed: null,
    });
  });

  test('takes what changed in all flows', () => {
    expect(parsePathOptions(['--changed', 'main'])).toMatchObject({ flow: null, changed: 'main' });
  });

  test.each([
    [['login', '--format', 'pdf'], '--format pdf: no existe; puede ser md, json, csv'],
    [['login', '--cover', 'all'], '--cover all: no existe; puede ser each, long'],
    [
      ['login', '--through', '--changed', 'main'],
      '--through no va junto a --changed: se comparan los caminos de cada flujo',
    ],
    [
      ['--changed', 'main', '--cover', 'long'],
      '--changed no va junto a --cover long: se comparan los caminos aprobados',
    ],
    [['--changed', 'main', '--format', 'json'], '--format json pide un flujo'],
    [['--changed', 'main', '--to', 'x'], '--to pide un flujo'],
  ])('%j: %s', (words, problem) => {
    expect(parsePathOptions(words)).toBe(problem);
  });

  test.each([[[]], [['a', 'b']], [['login', '--nada']]])('%j: prints the usage', (words) => {
    expect(parsePathOptions(words)).toMatch(/^uso: npm run paths -- <flujo> [^\n]+$/);
  });

  const run = (...words: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/qa/paths.ts', ...words], {
      cwd: root,
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  };

  test('an unknown flow is reported in one line with exit code 1', () => {
    expect(run('logn')).toEqual({
      status: 1,
      stdout: '',
      stderr: `paths: el flujo «logn» no existe; hay ${flows.map(({ name }) => name).join(', ')}\n`,
    });
  });

  test('an unknown or ambiguous state too', () => {
    expect(run('connection', '--to', 'nada')).toEqual({
      status: 1,
      stdout: '',
      stderr: 'paths: el estado «nada» no existe en connection; hay enLinea, sinConexion, recuperada\n',
    });
    expect(run('notifications', '--to', 'fresca').stderr).toBe(
      'paths: el estado «fresca» puede ser vacia.fresca o lista.fresca\n',
    );
  });
});
