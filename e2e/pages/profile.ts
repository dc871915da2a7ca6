import type { Page } from 'playwright/test';
import type { contractStub } from '../backends/contract-stub';
import { sessionOf } from '../walks/member-session';
import { memberOnContract } from './onboarding';

type Sent = NonNullable<Parameters<typeof contractStub>[1]['datospersonales']>;
type Profile = ReturnType<Sent>;

const plan = (idTipoPlan: number, tipoPlan: string, more: object = {}) => ({
  idTipoPlan,
  tipoPlan,
  estado: 'ACTIVO',
  fechaAfiliacion: '2009-03-01',
  primeraDispersion: '2026-01-15',
  ultimaDispersion: '2026-11-15',
  inicioVigencia: '2026-01-01',
  finVigencia: '2999-12-31',
  balances: [],
  ...more,
});

const ana = {
  nombres: 'Ana',
  apellidos: 'Peña',
  sexo: 'Femenino',
  estadoCivil: 'Casada',
  edad: '42',
  fechaNacimiento: '1984-03-12',
  nacionalidad: 'Dominicana',
  documentoIdentidad: '001-1000001-1',
  pasaporte: '',
  tipoAfiliacion: 'TITULAR',
  codigoAfiliado: '1001',
  regimen: 'CONTRIBUTIVO',
};
/** A photo of one pixel, as the back end sends it. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
export const relative = (codigoAfiliado: string, nombres: string, parentesco: string, mayorEdad: boolean) => ({
  codigoAfiliado,
  nombres,
  apellidos: 'Peña',
  parentesco,
  cedula: '',
  nss: '',
  foto: '',
  mayorEdad,
});

const ofAna: Profile = {
  datosPersonales: ana,
  datosAfiliacion: [
    plan(1, 'Plan básico'),
    plan(2, 'Plan complementario', { estado: 'SIN SERVICIO', finVigencia: '2025-12-31' }),
    plan(3, 'Plan de accidentes'),
  ],
  nucleoFamiliar: {
    participantes: [relative('1002', 'Luis', 'Hijo', true), { ...relative('1003', 'Noé', 'Hijo', false), foto: pixel }],
  },
  nucleoFamiliarComplementario: { participantes: [relative('1004', 'Mía', 'Sobrina', false)] },
};
const ofMinor = (codigoAfiliado: string, nombres: string): Profile => ({
  datosPersonales: {
    ...ana,
    codigoAfiliado,
    nombres,
    tipoAfiliacion: 'DEPENDIENTE',
    fechaNacimiento: '2017-05-05',
    documentoIdentidad: '',
    estadoCivil: '',
  },
  datosAfiliacion: [plan(1, 'Plan básico')],
  nucleoFamiliar: { participantes: [] },
  nucleoFamiliarComplementario: { participantes: [] },
});

const consumption = (day: number) => ({
  idAuth: `10${day}`,
  fecha: `2026-10-${day}`,
  solicitanteDesc: 'Farmacia San Rafael',
  tipoAutDesc: 'Medicamentos ambulatorios',
  estado: 'Aprobada',
});

interface World {
  personal?: Partial<typeof ana>;
  profile?: Partial<Profile>;
  flags?: readonly string[];
}

/** A titular with an adult and a minor, and a minor of the complementary core, on the contract stub. */
export const profileOnContract = async (page: Page, world: World = {}) => {
  const { personal, profile, flags = ['VER_PERFIL', 'VER_NUCLEO_FAMILIAR', 'DISPONIBLE_MEDICAMENTOS'] } = world;
  const own = { ...ofAna, ...profile, datosPersonales: { ...ana, ...personal } };
  const minors = [ofMinor('1003', 'Noé'), ofMinor('1004', 'Mía'), ofMinor('1013', 'Bartolomé')];
  const { stub } = await memberOnContract(page, {
    contact: { debeActualizarDatosContacto: false },
    more: {
      flags: () => flags.map((nombre) => ({ nombre, esWeb: true })),
      datospersonales: ({ query }) =>
        minors.find(({ datosPersonales: { codigoAfiliado } }) => codigoAfiliado === query.codigoAfiliado) ?? own,
      consumosAfiliado: ({ query }) => {
        const days = [28, 25, 22, 19, 16, 13].map(consumption);
        return query.tipo === '6' ? days.slice(0, 2) : query.altoCosto === 'true' ? [] : days;
      },
    },
  });
  const abrir = async (address = '/profile') => {
    await page.addInitScript(
      (kept) => {
        for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
      },
      sessionOf('1001', Date.now()),
    );
    await page.goto(address);
  };
  const fact = (label: string) =>
    page
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${label}$`) })
      .locator('xpath=following-sibling::dd');
  return {
    stub,
    abrir,
    fact,
    titulo: page.getByRole('heading', { level: 1 }),
    // Phones show a short name and add this one in parentheses.
    tab: (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}$|\\(${name}\\)$`) }),
    boton: (name: string) => page.getByRole('button', { name, exact: true }),
    enlace: (name: string | RegExp) => page.getByRole('link', { name }),
    dialogo: (name: string) => page.getByRole('dialog', { name }),
  };
};
