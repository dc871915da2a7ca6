import type { nearbyMachine } from '../../machines/nearby/nearby.machine';
import { providersTexts as texts } from '../../src/flows/providers/texts';
import { titular } from '../props/members';
import { does, press, wait } from '../walks/acts';
import type { Act, DescribedFlow } from '../walks/described';
import type { Arrival, Hand } from '../walks/hand';
import { memberPage } from '../walks/member-page';
import { providerLists } from '../walks/provider-lists';
import type { Sight } from '../walks/sight';
import { skipReasons } from '../walks/skip-reasons';

/** Delays the position until the path gives its result. */
const holdPosition = async ({ page, until }: Hand) => {
  await page.evaluate(() => {
    const getCurrentPosition = (...asked: unknown[]) => Reflect.set(window, 'asked', asked);
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  });
  await until(() => page.getByRole('button', { name: texts.cerca }).isVisible());
};

type Told = { latitude: number; longitude: number } | { code: number };

const tells = (action: string, told: Told): Act =>
  does(action, ({ page }) =>
    page.evaluate((answer) => {
      const [found, failed]: ((answer: object) => void)[] = Reflect.get(window, 'asked');
      if ('code' in answer) failed?.({ ...answer, PERMISSION_DENIED: 1 });
      else found?.({ coords: answer });
    }, told),
  );

const arrival: Arrival = {
  ...memberPage,
  address: '/consulta/prestadores',
  background: {
    ...providerLists,
    prestadorTodos: { data: [], cantidadRegistros: 0 },
    alertaPersonalizada: { result: [] },
  },
  settle: holdPosition,
};

const page: Sight = { heading: texts.titulo, dialog: null };
const says = (sentence: string) => (): Sight => ({ ...page, says: [sentence], offers: [texts.cerca] });

export const nearbyFlow: DescribedFlow<typeof nearbyMachine> = {
  title: texts.cerca,
  member: titular,
  calls: {},
  starts: { '': { action: 'Entre con {tipo} {documento} y {clave} y abra /consulta/prestadores.', arrival } },
  acts: {
    UBICAR: press(texts.cerca),
    'listo ubicar (dos municipios)': tells('Permita la ubicación, en Santiago.', {
      latitude: 19.46,
      longitude: -70.68,
    }),
    'listo ubicar (sin permiso)': tells('No permita la ubicación.', { code: 1 }),
    'listo ubicar (lejos del país)': tells(
      'Permita la ubicación, puesta en Madrid con las herramientas del navegador.',
      {
        latitude: 40.4,
        longitude: -3.7,
      },
    ),
    'listo ubicar (sin posición)': tells('En las herramientas del navegador ponga la ubicación «no disponible».', {
      code: 2,
    }),
    'tras limite': wait(60_000),
  },
  inProcess: { 'ubicando — fallo ubicar → sinPosicion': skipReasons.localOnly },
  seen: {
    quieto: says(texts.cercaDetalle),
    ubicando: () => ({ ...page, says: [texts.buscandoCerca] }),
    encontrada: says(texts.cercaEncontrada('Santiago de los Caballeros')),
    denegada: says(texts.cercaDenegada),
    fuera: says(texts.cercaFuera),
    sinPosicion: says(texts.cercaSinPosicion),
  },
};
