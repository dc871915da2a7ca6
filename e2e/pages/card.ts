import jsQr from 'jsqr';
import type { Locator, Page } from 'playwright/test';
import type { contractStub } from '../backends/contract-stub';
import { sessionOf } from '../walks/member-session';
import { memberOnContract } from './onboarding';

type Answers = Parameters<typeof contractStub>[1];
type Row = ReturnType<NonNullable<Answers['nucleoCarnet']>>[number];
type Relative = NonNullable<NonNullable<Row['nucleoFamiliar']>['participantes']>[number];

export const relative = (codigoAfiliado: string, nombres: string, mayorEdad: boolean): Relative => ({
  codigoAfiliado,
  nombres,
  apellidos: 'Peña',
  parentesco: 'Hijo',
  cedula: '',
  nss: '',
  foto: '',
  mayorEdad,
});
export const row = (idAfiliado: string, more: Partial<Row> = {}): Row => ({
  idAfiliado,
  tipoAfiliado: 'TITULAR',
  cedula: '00110000011',
  nss: '200000001',
  regimen: 'CONTRIBUTIVO',
  planes_Nombre: 'Plan Básico de Salud',
  idTipoPlan: 1,
  estado: 'ACTIVO',
  finVigencia: '2999-12-31',
  nucleoFamiliar: { participantes: [relative('1002', 'Luis', true), relative('1003', 'Noé', false)] },
  ...more,
});
export const ofNoe = row('1003', { tipoAfiliado: 'DEPENDIENTE', cedula: '', nss: '200000003', nucleoFamiliar: null });

interface World {
  rows?: readonly Row[];
  /** The logged-in member. */
  member?: { nombres: string; apellidos: string };
  more?: Answers;
}

/** The decoded content of a QR code on the screen. */
const scanned = async (code: Locator): Promise<string | undefined> => {
  const shot = (await code.screenshot()).toString('base64');
  const { width, height, points } = await code.page().evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (sign) => sign.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const surface = canvas.getContext('2d');
    surface?.drawImage(image, 0, 0);
    const read = surface?.getImageData(0, 0, image.width, image.height).data ?? [];
    return { width: image.width, height: image.height, points: [...read] };
  }, shot);
  return jsQr(new Uint8ClampedArray(points), width, height, { inversionAttempts: 'dontInvert' })?.data;
};

/** A titular with an adult and a minor, on the contract stub. */
export const cardOnContract = async (page: Page, { rows, member, more = {} }: World = {}) => {
  const own = rows ?? [row('1001')];
  // Once a service worker controls a page, only the context sees all its requests.
  const { stub } = await memberOnContract(page.context(), {
    contact: { debeActualizarDatosContacto: false },
    more: {
      nucleoCarnet: ({ query }) => (query.CodigoAfiliado === '1003' ? [ofNoe] : [...own]),
      ...(member === undefined
        ? {}
        : { getAfiliado: () => ({ ...member, regimen: 'CONTRIBUTIVO', tipoAfiliacion: 'TITULAR' }) }),
      ...more,
    },
  });
  const boton = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    stub,
    boton,
    scanned,
    /** Opens the page with a stored session. */
    entrar: async (codigo = '1001') => {
      if (page.url() === 'about:blank') await page.goto('/formulario/solicitudAfiliacion');
      await page.evaluate(
        (kept) => {
          for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
        },
        sessionOf(codigo, Date.now()),
      );
    },
    titulo: page.getByRole('heading', { level: 1 }),
    codigo: page.getByRole('img', { name: /^Código QR/ }),
    personas: page.getByRole('navigation', { name: 'De quién es el carnet' }).getByRole('link'),
    enlace: (name: string | RegExp) => page.getByRole('link', { name }),
    dialogo: (name: string) => page.getByRole('dialog', { name }),
    fact: (label: string) =>
      page
        .getByRole('term')
        .filter({ hasText: new RegExp(`^${label}$`) })
        .locator('xpath=following-sibling::dd'),
    guardar: async () => {
      await boton('Guardar en este teléfono').click();
      await boton('Guardar').click();
      await page.getByText('Guardado en este teléfono, actualizado el').waitFor();
    },
    /** The content of the offline copy, which is written last. */
    guardado: () => page.evaluate(async () => (await (await caches.match('/carne'))?.text()) ?? ''),
    /** Everything stored for use without a network. */
    copia: () =>
      page.evaluate(async () => {
        const kept = await Promise.all(
          (await caches.keys()).map(async (name) => {
            const cache = await caches.open(name);
            return (await cache.keys()).map(({ url }) => `${name} ${new URL(url).pathname}`);
          }),
        );
        return kept.flat().toSorted();
      }),
  };
};
