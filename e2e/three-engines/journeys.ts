import { demoAddress } from '../backends/demo-address';
import { nobody, titular } from '../props/members';
import type { Locator } from './locator';
import type { Person } from './person';

/** What a test gets: a person at an empty tab, more tabs of the same browser, and the mailbox. */
export interface Stage {
  I: Person;
  another(): Promise<Person>;
  /** The newest link of a kind mailed to an address. */
  enlace(para: string, kind: string): Promise<string>;
}

const phone = { width: 360, height: 740 };

const button = (name: string, within?: Locator): Locator => ({ role: 'button', name, ...(within && { within }) });
const link = (name: string, within?: Locator): Locator => ({ role: 'link', name, ...(within && { within }) });
const field = (name: string, within?: Locator): Locator => ({ role: 'field', name, ...(within && { within }) });
const dialog = (name: string): Locator => ({ role: 'dialog', name });
const text = (words: string, within?: Locator): Locator => ({ role: 'text', text: words, ...(within && { within }) });
/** A page's only h1, by its text. */
const title = (words: string): Locator => ({ role: 'heading', text: words });

const tipos = ['', 'Cédula', 'NSS', 'Contrato', 'Pasaporte'];
const bienvenida = title('Le damos la bienvenida');
const inicio = title('Hola, María Altagracia Peña Núñez');
const menu: Locator = { role: 'navigation', name: 'Menú principal' };
const alert = (words: string): Locator => ({ role: 'alert', text: words });

type Member = { tipoDocumento: number; documento: string; clave: string };

const escribirCredenciales = async (I: Person, { tipoDocumento, documento, clave }: Member) => {
  await I.veo(bienvenida);
  await I.elegir(field('Documento'), tipos[tipoDocumento] ?? '');
  await I.escribir(field('Número'), documento);
  await I.escribir(field('Contraseña'), clave);
};
const entrar = async (I: Person, member: Member = titular) => {
  await I.abrir('/login');
  await escribirCredenciales(I, member);
  await I.pulsar(button('Iniciar sesión'));
};
const llegar = async (I: Person) => {
  await entrar(I);
  await I.pulsar({ ...button('Cerrar', dialog('Anuncio')), first: true });
  await I.noVeo(dialog('Anuncio'));
  await I.veo(inicio);
};
const salir = async (I: Person) => {
  await I.pulsar(button('Cerrar sesión'));
  await I.pulsar(button('Si', dialog('Cerrar sesión')));
  await I.veo(bienvenida);
};

const logIn = async ({ I }: Stage) => {
  await entrar(I, nobody);
  await I.veo(alert('El documento o la contraseña no son correctos.'));
  await I.leo(field('Número'), nobody.documento.replace(/^(\d{3})(\d{7})(\d)$/, '$1-$2-$3'));
  await I.abrir('/login');
  await I.veo(bienvenida);
  await I.elegir(field('Documento'), 'Cédula');
  // The number is formatted while typing, and the caret keeps its place.
  await I.teclas('Tab');
  await I.hasFocus(field('Número'));
  await I.tipear('00110000011');
  await I.leo(field('Número'), '001-1000001-1');
  await I.teclas('Home', 'Delete');
  await I.tipear('4');
  await I.leo(field('Número'), '401-1000001-1');
  await I.teclas('Backspace');
  await I.tipear('0');
  await I.leo(field('Número'), '001-1000001-1');
  await I.teclas('Tab');
  await I.hasFocus(field('Contraseña'));
  await I.teclas('Enter');
  await I.hasFocus(field('Contraseña'));
  await I.tipear(titular.clave);
  await I.teclas('Enter');
  await I.veo(dialog('Anuncio'));
  await I.teclas('Escape');
  await I.veo(inicio);
  await I.estoyEn('/');
  await I.tab.reload();
  await I.veo(inicio);
};

const clave = { first: 'Mangu-7-Yaque', next: 'mangú con queso 7' };
const correo = 'nelson@ejemplo.do';
const newcomer = { tipoDocumento: 2, documento: '200000024' };

/** The answers of a newcomer, from the page of demo members. */
const respuestas = (I: Person) =>
  I.tab.run<{ pregunta: string; respuesta: string }[]>(
    `(documento) => [...document.querySelectorAll('tr')]
      .filter((row) => row.textContent.includes(documento))
      .flatMap((row) => [...row.querySelectorAll('li')])
      .map((item) => ({
        pregunta: item.firstChild.textContent.replace(/^\\d+\\.\\s*/, '').trim(),
        respuesta: item.querySelector('strong')?.textContent ?? '',
      }))`,
    newcomer.documento,
  );

const contestar = async (I: Person, known: { pregunta: string; respuesta: string }[]) => {
  const form = dialog('Regístrate');
  let answered = 0;
  for (const { pregunta, respuesta } of known) {
    const group: Locator = { role: 'radiogroup', name: pregunta, within: form };
    if (await I.hay(group)) {
      const choice: Locator = { role: 'radio', name: respuesta === 'Si' ? 'Sí' : 'No', within: group };
      await I.pulsar(choice);
      await I.marcado(choice);
    } else if (await I.hay(field(pregunta, form)))
      await I.escribir(field(pregunta, form), respuesta.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3-$2-$1'));
    else continue;
    answered += 1;
  }
  if (answered !== 3) throw new Error(`three questions were to be answered, and ${answered} were`);
};

const registrar = async ({ I, enlace }: Stage) => {
  await I.abrir(demoAddress('/demo/personas'));
  await I.veo(text(`/${newcomer.documento}/`));
  const known = await respuestas(I);
  const form = dialog('Regístrate');
  await I.abrir('/login');
  await I.pulsar(link('Regístrate'));
  await I.elegir(field('Documento', form), 'NSS');
  await I.escribir(field('Número', form), newcomer.documento);
  await I.pulsar(button('Siguiente', form));
  await I.veo(text('/Responda estas tres preguntas/', form));
  await I.veo(text('/0 de 3 respondidas/', form));
  await contestar(I, known);
  await I.pulsar(button('Siguiente', form));
  for (const name of ['Correo electrónico', 'Confirmar correo electrónico'])
    await I.escribir(field(name, form), correo);
  for (const password of ['clave1234', clave.first]) {
    for (const name of ['Contraseña', 'Repetir contraseña']) await I.escribir(field(name, form), password);
    await I.pulsar(button('Registrarme', form));
    // The back end rejects a common password in its own words; the input stays.
    if (password === 'clave1234') await I.veo({ role: 'alert', text: 'contraseña', within: form });
  }
  await I.noVeo(form);
  await I.abrir(await enlace(correo, 'confirmacioncorreo'));
  await I.veo(title('Su cuenta ha sido activada, favor de iniciar sesion con su cuenta.'));
};

const omitirContacto = async (I: Person) => {
  await I.pulsar(button('Omitir por ahora'));
  await I.pulsar({ ...button('Cerrar', dialog('Anuncio')), first: true });
  await I.veo(title('Hola,'));
};

const recuperar = async ({ I, enlace }: Stage) => {
  const recovery = dialog('Recuperar contraseña');
  await I.abrir('/login');
  await I.pulsar(link('¿Olvidó su contraseña?'));
  await I.elegir(field('Documento', recovery), 'NSS');
  await I.escribir(field('Número', recovery), newcomer.documento);
  await I.escribir(field('Correo electrónico', recovery), correo);
  await I.pulsar(button('Solicitar', recovery));
  await I.noVeo(recovery);
  await I.abrir(await enlace(correo, 'cambioClave'));
  await I.veo(title('Cambio de contraseña'));
  for (const name of ['Contraseña', 'Repetir contraseña']) await I.escribir(field(name), clave.next);
  await I.pulsar(button('Solicitar'));
  await I.veo(title('Se ha realizado el cambio de contraseña, favor de iniciar sesion con sus nuevas credenciales.'));
};

const registrationToRecovery = async (stage: Stage) => {
  const { I } = stage;
  await I.pagina(phone);
  await registrar(stage);
  await entrar(I, { ...newcomer, clave: clave.first });
  await omitirContacto(I);
  await I.pulsar(button('Menú', menu));
  await salir(I);
  await recuperar(stage);
  await entrar(I, { ...newcomer, clave: clave.next });
  await omitirContacto(I);
};

const warning: Locator = { role: 'alertdialog', name: '¿Sigue ahí?' };
/** Sets the last activity back by so many minutes. */
const inactive = (I: Person, minutes: number) => I.guardar('lastActivity', String(Date.now() - minutes * 60_000));

const sessionEnd = async ({ I, another }: Stage) => {
  await llegar(I);
  const other = await another();
  await other.abrir('/citas');
  await other.veo(title('Citas'));
  await I.tab.show();
  await I.pulsar(button('Cerrar sesión'));
  await I.pulsar(button('No', dialog('Cerrar sesión')));
  await I.noVeo(dialog('Cerrar sesión'));
  await I.hasFocus(button('Cerrar sesión'));
  await salir(I);
  await I.abrir('/citas');
  await I.veo(bienvenida);
  await other.tab.show();
  await other.veo(text('Su sesión se cerró en otra pestaña.'));
  await other.veo(bienvenida);
  await other.tab.close();

  await llegar(I);
  await inactive(I, 14.1);
  await I.veo(warning);
  await I.hasFocus(button('Continuar', warning));
  await I.teclas('Enter');
  await I.noVeo(warning);
  await inactive(I, 15.1);
  await I.veo(bienvenida);
  await I.veo(text('Su sesión se cerró por inactividad.'));
  if ((await I.guardado('token')) !== null) throw new Error('the token stayed');
};

const menuJourney = async ({ I }: Stage) => {
  await llegar(I);
  await I.pulsar({ ...text('Solicitudes', menu), first: true });
  await I.pulsar(link('Citas', menu));
  await I.hasFocus(title('Citas'));
  await I.pagina(phone);
  await I.pulsar(button('Consultas', menu));
  await I.pulsar(link('Coberturas', dialog('Consultas')));
  await I.estoyEn('/consulta/cobertura');
  await I.noVeo(dialog('Consultas'));
  await I.hasFocus(title('Cobertura'));
  await I.pulsar(button('Menú', menu));
  const sheet = dialog('Menú');
  await I.pulsar(text('Solicitudes', sheet));
  await I.pulsar(link('Citas', sheet));
  await I.noVeo(sheet);
  await I.hasFocus(title('Citas'));
  await I.tab.back();
  await I.veo(title('Cobertura'));
};

const home = async ({ I, another }: Stage) => {
  await llegar(I);
  const slides: Locator = { role: 'region', name: 'Novedades' };
  await I.pulsar(button('Pausar', slides));
  await I.pulsar(button('Ir a la imagen 2', slides));
  await I.veo({ role: 'img', name: '/^Novedad 2 de 4/', within: slides });
  await I.veo(button('Reanudar', slides));
  await I.pulsar({ role: 'link', name: '/^Visualizar mis datos/' });
  await I.estoyEn('/profile');
  await I.hasFocus(title('María Altagracia'));
  await I.abrir('/');
  await I.veo(inicio);
  const other = await another();
  await other.abrir('/');
  await other.veo(inicio);
  await I.tab.show();
  await I.pulsar(button('Su cuenta, MP'));
  await I.pulsar({ role: 'radio', name: 'Oscuro' });
  await I.tema('dark');
  await other.tema('dark');
  await other.tab.close();
  await I.teclas('Escape');
  await I.noVeo(dialog('Su cuenta'));
  await I.hasFocus(button('Su cuenta, MP'));
};

const notifications = async ({ I }: Stage) => {
  await llegar(I);
  const list = dialog('Notificaciones');
  const item: Locator = { role: 'listitem', within: list };
  await I.pulsar(button('Notificaciones, 10 sin leer'));
  await I.cuento(item, 10);
  await I.pulsar({ ...button('/^Ver detalle /', list), first: true });
  await I.veo(text('/^Código$/', list));
  await I.veo({ role: 'button', name: '/^Ocultar detalle /', within: list });
  await I.pulsar(button('/^mostrar más /', { ...item, text: '…', first: true }));
  await I.pulsar({ ...button('/^mostrar menos /', list), first: true });
  await I.pulsar(button('Ver más', list));
  await I.cuento(item, 20);
  await I.teclas('Escape');
  await I.noVeo(list);
  await I.hasFocus(button('/^Notificaciones, [0-9]+ sin leer$/'));
};

const dialogsByKeyboard = async ({ I }: Stage) => {
  await I.abrir('/login');
  for (const [name, titulo] of [
    ['¿Olvidó su contraseña?', 'Recuperar contraseña'],
    ['Regístrate', 'Regístrate'],
    ['No recibí el correo de confirmación', 'Reenviar correo de confirmación'],
  ] as const) {
    await I.irConTab(link(name));
    await I.teclas('Enter');
    await I.veo(dialog(titulo));
    await I.quedoDentro(dialog(titulo));
    await I.teclas('Escape');
    await I.noVeo(dialog(titulo));
    await I.hasFocus(link(name));
    await I.estoyEn('/login');
  }
  await llegar(I);
  await I.hasFocus(inicio);
  await I.irConTab(button('Su cuenta, MP'), 'Shift+Tab');
  await I.teclas('Enter');
  const account = dialog('Su cuenta');
  await I.veo(account);
  await I.irConTab(button('Cerrar sesión', account));
  await I.teclas('Space');
  await I.veo(dialog('Cerrar sesión'));
  await I.quedoDentro(dialog('Cerrar sesión'));
  await I.teclas('Escape');
  await I.noVeo(dialog('Cerrar sesión'));
  await I.veo(inicio);
};

/** By their names in the table of the engines test. */
export const journeys: Record<string, (stage: Stage) => Promise<void>> = {
  'log-in': logIn,
  'registration to recovery': registrationToRecovery,
  'session end': sessionEnd,
  menu: menuJourney,
  home,
  notifications,
  'dialogs by keyboard': dialogsByKeyboard,
};
