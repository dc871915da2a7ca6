import { expect, type Page } from 'playwright/test';
import type { Sent } from '../../domain/contract/endpoint';
import type { datospersonales } from '../../domain/contract/nucleo';
import { contractStub } from '../backends/contract-stub';
import { sessionOf } from '../walks/member-session';

type Profile = Sent<typeof datospersonales>;
type Balances = NonNullable<NonNullable<Profile['datosAfiliacion']>[number]['balances']>;

export const codesOrigin = 'https://codigos.ejemplo.do';

const renews = { fechaRenovacion: '2027-01-01' };
export const someBalances: Balances = [
  { descripcion: 'Medicamentos ambulatorios', idTipoBalance: 1, montoTope: 12000, disponible: 5340, ...renews },
  { descripcion: 'Medicamentos de alto costo', idTipoBalance: 2, montoTope: 1000000, disponible: 912500, ...renews },
];

/** Shared by all tabs of the member: the devices are stored by the service. */
export const deviceWorld = () => ({
  flags: ['VER_PERFIL', 'DISPONIBLE_MEDICAMENTOS'],
  email: 'ana@ejemplo.do',
  balances: someBalances,
  /** Other devices, and this one once its code was entered. */
  others: ['otro'],
  entered: false,
  /** The requests of all tabs. */
  asked: [] as unknown[],
});
export type DeviceWorld = ReturnType<typeof deviceWorld>;

/** A member on the contract stub; the page for codes is on another site. */
export const deviceOnContract = async (page: Page, world: DeviceWorld = deviceWorld()) => {
  const identifier = () => page.evaluate(() => localStorage.getItem('dispositivo') ?? '');
  let own = '';
  const stub = await contractStub(page, {
    autenticarUsuarioAnonimo: () => ({ token: 'anonimo' }),
    getAfiliado: () => ({ nombres: 'Ana', apellidos: 'Peña', regimen: 'CONTRIBUTIVO', tipoAfiliacion: 'TITULAR' }),
    menu: () => [{ id: '1', titulo: 'Inicio', icono: '', url: '/', externo: false, requireLogin: true, hijos: [] }],
    flags: () => world.flags.map((nombre) => ({ nombre, esWeb: true })),
    slider: () => [],
    popup: () => [],
    alertaPersonalizada: () => [],
    nucleoCarnet: () => [],
    obtenerfotoperfil: () => '',
    historialConsumo: () => ({ data: [], cantidadRegistros: 0 }),
    consCentralNotificaciones: () => [],
    datoscontactos: () => ({ telefonoCelular: '809-555-0142', correoElectronico: world.email }),
    datospersonales: () => ({
      datosPersonales: {
        nombres: 'Ana',
        apellidos: 'Peña',
        codigoAfiliado: '1001',
        tipoAfiliacion: 'TITULAR',
        regimen: 'CONTRIBUTIVO',
      },
      datosAfiliacion: [
        { idTipoPlan: 1, tipoPlan: 'Plan básico', estado: 'ACTIVO', balances: world.balances },
        { idTipoPlan: 2, tipoPlan: 'Plan complementario', estado: 'ACTIVO', balances: [] },
      ],
    }),
    consultarDispositivosSeguros: () => ({
      dispositivosSeguros: [...world.others, ...(world.entered ? [own] : [])].map((identificadorDispositivo) => ({
        identificadorDispositivo,
      })),
    }),
    solicitarOTPMedicamentos: ({ body }) => {
      world.asked.push(body);
      return { url: `${codesOrigin}/otp?pedido=${world.asked.length}` };
    },
  });
  await page.context().route(`${codesOrigin}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: '<!doctype html><html lang="es"><title>Códigos</title><h1>Su código</h1></html>',
    }),
  );
  return {
    stub,
    world,
    /** Enters the code on the other site. */
    enter: async () => {
      own = await identifier();
      world.entered = true;
    },
  };
};

export const balancesOf = (page: Page) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    /** Opens the tab with the balances, with a stored session. */
    abrir: async () => {
      const stored = { ...sessionOf('1001', Date.now()), onboarding_shown_1001: 'true' };
      await page.addInitScript((kept) => {
        if (sessionStorage.getItem('visita') !== null) return;
        sessionStorage.setItem('visita', 'si');
        sessionStorage.setItem('onboarding_shown_1001', 'true');
        if (localStorage.getItem('token') !== null) return;
        for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
      }, stored);
      await page.goto('/profile');
      await balancesOf(page).planes();
    },
    planes: () => page.getByRole('tab', { name: 'Datos de afiliación' }).click(),
    titulo: page.getByRole('heading', { name: 'Balances disponibles' }),
    agregar: button('Confirmar este dispositivo'),
    ahoraNo: button('Ahora no'),
    yaIngrese: button('Ya escribí el código'),
    otroCodigo: button('Pedir otro código'),
    balance: (name: string) => page.getByRole('listitem').filter({ hasText: name }),
    /** Asserts that no amount is visible. */
    veoCerrado: async () => {
      await expect(page.getByText('Medicamentos ambulatorios')).toHaveCount(0);
      await expect(page.getByText('5,340.00')).toHaveCount(0);
    },
    veoAbierto: () => expect(page.getByText('Medicamentos ambulatorios')).toBeVisible(),
    /** Presses the button that opens the pop-up, and returns the pop-up. */
    abrirVentana: async (press: () => Promise<void>) => {
      const [opened] = await Promise.all([page.context().waitForEvent('page'), press()]);
      return opened;
    },
  };
};
