import { expect, type Page } from 'playwright/test';
import { contractStub } from '../backends/contract-stub';
import { sessionOf } from '../walks/member-session';

export const formulario = '/formulario/solicitudAfiliacion';
const one = (codigo: string, descripcion: string) => ({ codigo, descripcion });

export const catalogo = [
  { codigo: '2', codigoPadre: '', descripcion: 'Pulmones', campoAdicional: '', numeroOrden: 20 },
  { codigo: '102', codigoPadre: '1', descripcion: 'Arritmia', campoAdicional: '', numeroOrden: 12 },
  {
    codigo: '101',
    codigoPadre: '1',
    descripcion: 'Presión alta',
    campoAdicional: '¿Qué medicina toma?',
    numeroOrden: 11,
  },
  { codigo: '1', codigoPadre: '', descripcion: 'Corazón', campoAdicional: '', numeroOrden: 10 },
  { codigo: '201', codigoPadre: '2', descripcion: 'Asma', campoAdicional: '', numeroOrden: 21 },
];

interface World {
  /** The logged-in member, if any. */
  regimen?: string;
  plan?: string;
  more?: Parameters<typeof contractStub>[1];
}

/** The application on the contract stub, with the lists of the form. */
export const applicantOnContract = async (page: Page, { regimen = '', plan = '', more = {} }: World = {}) => {
  if (regimen !== '')
    await page.addInitScript(
      (stored) => {
        for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
      },
      sessionOf('1001', Date.now()),
    );
  return contractStub(page, {
    autenticarUsuarioAnonimo: () => ({ token: 'anonimo' }),
    menu: () => [],
    flags: () => [],
    getAfiliado: () => ({ nombres: 'Ana', apellidos: 'Peña', regimen, tipoAfiliacion: 'TITULAR' }),
    slider: () => [],
    popup: () => [],
    alertaPersonalizada: () => [],
    obtenerfotoperfil: () => '',
    historialConsumo: () => ({ data: [], cantidadRegistros: 0 }),
    consultarDispositivosSeguros: () => ({ dispositivosSeguros: [] }),
    consCentralNotificaciones: () => [],
    nucleoCarnet: () => [
      { idAfiliado: '1001', tipoAfiliado: 'TITULAR', cedula: '', nss: '', regimen, planes_Nombre: plan, idTipoPlan: 1 },
    ],
    formularioPlanes: () => [one('1', 'PLAN LARIMAR'), one('5', 'VOLUNTARIOS COLECTIVOS')],
    nacionalidad: () => [one('36', 'Dominicana'), one('40', 'Haitiana')],
    parentesco: ({ query }) =>
      query.esMasculino === 'true' ? [one('1', 'Esposo'), one('3', 'Hijo')] : [one('2', 'Esposa'), one('4', 'Hija')],
    dependientespermitidos: () => [one('3', 'Hijo'), one('4', 'Hija')],
    formaspago: () => [one('1', 'Efectivo'), one('2', 'Transferencia'), one('3', 'Tarjeta')],
    frecuenciaspago: () => [one('2', 'Trimestral'), one('3', 'Semestral'), one('4', 'Anual')],
    catalogosintomaenfermedades: () => catalogo,
    solicitudAfiliacion: () => ({ mensaje: '' }),
    ...more,
  });
};

export interface Persona {
  nombres: string;
  apellidos: string;
  tipo: 'Cédula' | 'Pasaporte' | 'No aplica';
  documento?: string;
  nacimiento: string;
  sexo: 'Masculino' | 'Femenino';
}

export const rosa: Persona = {
  nombres: 'Rosa',
  apellidos: "O'Neill-Núñez",
  tipo: 'Cédula',
  documento: '00111111111',
  nacimiento: '05111990',
  sexo: 'Femenino',
};
export const noe: Persona = {
  nombres: 'Noé',
  apellidos: 'Peña',
  tipo: 'No aplica',
  nacimiento: '01022020',
  sexo: 'Masculino',
};

/** Actions of an applicant. */
export const application = (page: Page) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const campo = (name: string) => page.getByLabel(name, { exact: true });
  const titulo = page.getByRole('heading', { level: 1 });
  const dialogo = page.getByRole('dialog');
  const siguiente = button('Siguiente');
  const aRevision = button('Revisar solicitud');
  const enviar = button('Enviar solicitud');
  const escribirPersona = async (who: Persona) => {
    const scope = (await dialogo.isVisible()) ? dialogo : page;
    const field = (name: string) => scope.getByLabel(name, { exact: true });
    await field('Nombres').fill(who.nombres);
    await field('Apellidos').fill(who.apellidos);
    await scope.getByRole('radio', { name: who.tipo }).check();
    if (who.documento !== undefined) await field('Documento').fill(who.documento);
    await field('Fecha de nacimiento').fill(who.nacimiento);
    await scope.getByRole('radio', { name: who.sexo }).check();
  };
  const enPaso = async (name: string) => expect(titulo).toHaveText(name);
  const pasarPlan = async () => {
    await button('Empezar').click();
    await enPaso('Plan');
    await page.getByRole('radio', { name: 'PLAN LARIMAR' }).check();
    await siguiente.click();
    await enPaso('Datos personales');
  };
  const contacto = async () => {
    await page.getByLabel('Correo', { exact: true }).fill('rosa@ejemplo.do');
    await campo('Teléfono').fill('8095550142');
    await campo('Dirección').fill('Calle 5 #27');
    await campo('Sector').fill('Los Mina');
    await campo('Ciudad').fill('Santo Domingo');
  };
  const pasarPersona = async () => {
    await pasarPlan();
    await escribirPersona(rosa);
    await contacto();
    await siguiente.click();
    await enPaso('Datos de dependiente');
  };
  const agregar = async (who: Persona, parentesco: string) => {
    await button('Añadir dependiente').click();
    await expect(dialogo).toBeVisible();
    await escribirPersona(who);
    await dialogo.getByLabel('Parentesco').selectOption(parentesco);
    await dialogo.getByRole('button', { name: 'Guardar dependiente' }).click();
    await expect(dialogo).toHaveCount(0);
  };
  const pasarDependientes = async () => {
    await pasarPersona();
    await siguiente.click();
    await enPaso('Datos de pago');
  };
  const pasarPago = async () => {
    await pasarDependientes();
    await page.getByRole('radio', { name: 'Efectivo' }).check();
    await page.getByRole('radio', { name: 'Anual' }).check();
    await siguiente.click();
    await enPaso('Declaración de Salud');
  };
  const ningunaEnTodas = async () => {
    const all = page.getByRole('button', { name: /^No en todas/ });
    await expect(all.first()).toBeVisible();
    for (const one of await all.all()) await one.click();
  };
  const revisar = async () => {
    await pasarPago();
    await ningunaEnTodas();
    await aRevision.click();
    await enPaso('Revise su solicitud');
  };
  return {
    abrir: async (to = formulario) => {
      await page.goto(to);
      await expect(titulo).toBeVisible();
    },
    button,
    campo,
    titulo,
    dialogo,
    siguiente,
    anterior: button('Anterior'),
    aRevision,
    enviar,
    /** The button takes presses and reports missing fields; Playwright would wait for it to be enabled. */
    enVano: () => siguiente.or(aRevision).click({ force: true }),
    alerta: page.getByRole('main').getByRole('alert'),
    pregunta: (name: string) => page.getByRole('radiogroup', { name }),
    escribirPersona,
    contacto,
    enPaso,
    pasarPlan,
    pasarPersona,
    agregar,
    pasarDependientes,
    pasarPago,
    ningunaEnTodas,
    revisar,
  };
};
