import { expect, type Page } from 'playwright/test';

export const question = (id: number, idTipoPregunta: number, pregunta: string, respuesta: string) => ({
  id,
  idTipoPregunta,
  pregunta,
  respuesta,
});

/** Three questions, one of each kind, so that every draw has all of them. */
export const threeQuestions = [
  question(1, 1, '¿Cuál es su fecha de nacimiento?', '1958-08-14'),
  question(2, 2, '¿Tiene dependientes en su núcleo familiar?', 'Sí'),
  question(3, 3, '¿Cuántos hijos tiene registrados en su núcleo?', '3'),
];

export const identified = {
  codigoMensaje: 1000,
  mensaje: '',
  codigoAfiliado: '10000021',
  nombres: 'Rosa Elena',
  apellidos: 'Mejía Soto',
  preguntasSeguridad: threeQuestions,
};

/** The registration dialog and its resend variant, with answers given by the test. */
export const registerDialog = (page: Page, titulo: 'Regístrate' | 'Reenviar correo de confirmación' = 'Regístrate') => {
  const dialog = page.getByRole('dialog', { name: titulo });
  const answer = (pattern: RegExp, reply: object) => page.route(pattern, (route) => route.fulfill({ json: reply }));
  const form = {
    dialog,
    tipo: dialog.getByLabel('Documento', { exact: true }),
    numero: dialog.getByLabel('Número'),
    siguiente: dialog.getByRole('button', { name: /^(Siguiente|Comprobando…)$/ }),
    fecha: dialog.getByRole('textbox', { name: '¿Cuál es su fecha de nacimiento?' }),
    si: dialog.getByRole('radio', { name: 'Sí' }),
    no: dialog.getByRole('radio', { name: 'No' }),
    hijos: dialog.getByRole('textbox', { name: '¿Cuántos hijos tiene registrados en su núcleo?' }),
    correo: dialog.getByLabel('Correo electrónico', { exact: true }),
    correoRepetido: dialog.getByLabel('Confirmar correo electrónico'),
    clave: dialog.getByLabel('Contraseña', { exact: true }),
    claveRepetida: dialog.getByLabel('Repetir contraseña'),
    registrar: dialog.getByRole('button', { name: /^(Registrarme|Registrando…)$/ }),
    alerta: dialog.getByRole('alert'),
  };
  const contestar = async () => {
    await form.fecha.fill('14/08/1958');
    await form.si.check();
    await form.hijos.fill('03');
    await form.siguiente.click();
  };
  const identificar = async (documento = '00112345678') => {
    await form.numero.fill(documento);
    await form.siguiente.click();
  };
  return {
    ...form,
    contestar,
    identificar,
    /** With the questions of the test the page itself compares: no server knows their answers. */
    identidad: async (reply: object) => {
      await page.route(/extra\/registro\//, (route) => route.fulfill({ status: 404 }));
      await answer(/Autenticacion\/autenticar\?/, reply);
    },
    preguntas: (reply: object) => answer(/Autenticacion\/preguntasSeguridad\?/, reply),
    registro: (reply: object) => answer(/Autenticacion\/registrar/, reply),
    abrir: async () => {
      await page.goto('/login');
      await page
        .getByRole('link', { name: titulo === 'Regístrate' ? 'Regístrate' : 'No recibí el correo de confirmación' })
        .click();
      await expect(dialog).toBeVisible();
    },
    llegarADatos: async () => {
      await identificar();
      await contestar();
      await expect(dialog.getByLabel('Nombres')).toHaveValue('Rosa Elena');
    },
    escribirDatos: async (correo = 'rosa@ejemplo.do', clave = 'Mangu-7-Yaque') => {
      await form.correo.fill(correo);
      await form.correoRepetido.fill(correo);
      await form.clave.fill(clave);
      await form.claveRepetida.fill(clave);
    },
  };
};
