import { expect, type Page, type Route } from 'playwright/test';
import { contractStub } from '../backends/contract-stub';
import { type ChosenFile, pictures } from '../props/pictures';
import { sessionOf } from '../walks/member-session';

const person = { nombres: 'Ana', apellidos: 'Peña', regimen: 'CONTRIBUTIVO', tipoAfiliacion: 'TITULAR' };
const done = { mensaje: '' };

/** A member on the contract stub, which stores the photo it receives. */
export const photoOnContract = async (page: Page, first = pictures.pngCalledJpg.buffer.toString('base64')) => {
  let kept = first;
  const stub = await contractStub(page, {
    autenticarUsuarioAnonimo: () => ({ token: 'anonimo' }),
    getAfiliado: () => person,
    menu: () => [{ id: '1', titulo: 'Inicio', icono: '', url: '/', externo: false, requireLogin: true, hijos: [] }],
    flags: () => [{ nombre: 'VER_PERFIL', esWeb: true }],
    slider: () => [],
    popup: () => [],
    alertaPersonalizada: () => [],
    nucleoCarnet: () => [],
    historialConsumo: () => ({ data: [], cantidadRegistros: 0 }),
    consultarDispositivosSeguros: () => ({ dispositivosSeguros: [] }),
    consCentralNotificaciones: () => [],
    datoscontactos: () => ({ telefonoCelular: '809-555-0101', debeActualizarDatosContacto: false }),
    datospersonales: () => ({
      datosPersonales: { ...person, codigoAfiliado: '1001' },
      datosAfiliacion: [],
      nucleoFamiliar: { participantes: [] },
      nucleoFamiliarComplementario: { participantes: [] },
    }),
    obtenerfotoperfil: () => kept,
    cargarfotoperfil: ({ body }) => {
      kept = String(Object(body).foto);
      return done;
    },
    eliminarFotoPerfil: () => {
      kept = '';
      return done;
    },
  });
  await page.addInitScript(
    (stored) => {
      if (sessionStorage.getItem('begun') !== null) return;
      sessionStorage.setItem('begun', 'true');
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    sessionOf('1001', Date.now()),
  );
  return { stub, kept: () => kept };
};

export const photoDialog = (page: Page) => {
  const dialog = page.getByRole('dialog');
  const cambiar = page.getByRole('button', { name: 'Cambiar foto' });
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  return {
    dialog,
    cambiar,
    button,
    alert: dialog.getByRole('alert'),
    guardar: button('Guardar foto'),
    eliminar: button('Eliminar foto'),
    elegida: dialog.getByRole('img', { name: 'La foto elegida, como se verá' }),
    abrir: async () => {
      await page.goto('/profile');
      await cambiar.click();
      await expect(dialog).toBeVisible();
    },
    elegir: (file: ChosenFile) => page.locator('input[type=file]').last().setInputFiles(file),
    elegida400: async () => {
      await page.locator('input[type=file]').last().setInputFiles(pictures.jpg);
      await expect(button('Recortar o girar')).toBeVisible();
    },
  };
};

/** The sent photo, decoded by the browser: its size, and the colours at these points. */
export const opened = (page: Page, base64: string, points: readonly (readonly [number, number])[]) =>
  page.evaluate(
    async ({ base64, points }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
      const canvas = document.createElement('canvas');
      canvas.width = bitmap.width;
      canvas.height = bitmap.height;
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('no surface');
      context.drawImage(bitmap, 0, 0);
      const name = ([red = 0, green = 0, blue = 0]: readonly number[]) =>
        [red > 128 && 'rojo', green > 100 && 'verde', blue > 128 && 'azul'].filter(Boolean).join('+');
      const colours = points.map(([x, y]) =>
        name([...context.getImageData(Math.floor(x * bitmap.width), Math.floor(y * bitmap.height), 1, 1).data]),
      );
      return { width: bitmap.width, height: bitmap.height, colours };
    },
    { base64, points },
  );

export const refuse =
  (status: number, mensaje: string) =>
  (route: Route): Promise<void> =>
    route.fulfill({ status, json: { mensaje } });
