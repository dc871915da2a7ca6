import type { CallName, Contract } from '../../domain/contract';
import type { Sent } from '../../domain/contract/endpoint';

const markup = '<img src=x onerror="alert(1)"><script>alert(2)</script>&lt;b&gt;';
/** Changes the text direction without a reset. */
const turned = '\u202eatreiba nóiccerid anu noc otxeT';
const tenKilobytes = 'Ñandú'.repeat(2_000);
const missing = '/demo/laminas/no-existe.svg';
const drawn = '/demo/laminas/vacuna.svg';
const script = 'javascript:alert(1)';
const data = 'data:text/html,<script>alert(1)</script>';
const otherHost = '//evil.example/entrar';
const credentials = 'https://usuario:clave@evil.example/';
const hidden = 'java\tscript:alert(1)';
const backslash = '/\\evil.example';

const person = { nombres: `${markup} ${turned}`, apellidos: tenKilobytes, regimen: markup, tipoAfiliacion: 'TITULAR' };

const slides = [
  { id: 1, ubicacion: drawn, accion: script },
  { id: 2, ubicacion: missing, accion: otherHost },
  { id: 3, ubicacion: script, accion: data },
  {
    id: 4,
    ubicacion: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    accion: hidden,
  },
  { id: 5, ubicacion: otherHost, accion: credentials },
  { id: 6, ubicacion: '', accion: backslash },
];

const item = (id: number, titulo: string, url: string) => ({
  id,
  titulo,
  icono: markup,
  url,
  externo: id % 2 === 0,
  requireLogin: false,
});

/** Malicious values of the declared shape, as a compromised back end could send. */
export const hostileReplies: { readonly [C in CallName]?: Sent<Contract[C]> } = {
  slider: slides,
  popup: slides,
  menu: [
    { ...item(1, 'Inicio', '/'), icono: 'inicio', hijos: [] },
    { ...item(2, markup, script), hijos: [] },
    { ...item(3, turned, data), hijos: [] },
    { ...item(4, tenKilobytes, otherHost), hijos: [] },
    { ...item(5, '', credentials), hijos: [] },
    {
      ...item(6, 'Consultas', ''),
      hijos: [item(61, markup, hidden), item(62, turned, backslash), item(63, tenKilobytes, 'https://example.org/')],
    },
  ],
  alertaPersonalizada: [{ nombre: 'inicio', mensaje: `${markup} ${turned}\u202c ${tenKilobytes}` }],
  consCentralNotificaciones: [
    { codigo: markup, origen: markup, description: markup, fecha: markup, detalle: `<a href="${script}">Abrir</a>` },
    { codigo: 'N-2', origen: turned, description: `${turned} ${tenKilobytes}`, fecha: '', detalle: turned },
    { codigo: 'N-3', origen: tenKilobytes, description: tenKilobytes, fecha: '9999-99-99', detalle: tenKilobytes },
  ],
  autenticar: {
    codigoMensaje: 1000,
    mensaje: `${markup} ${turned}`,
    codigoAfiliado: '10000021',
    nombres: person.nombres,
    apellidos: person.apellidos,
    preguntasSeguridad: [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({
      id,
      idTipoPregunta: (id % 3) + 1,
      pregunta: [markup, turned, tenKilobytes][id % 3] ?? '',
      respuesta: ['2015-05-11', 'Si', '7'][id % 3] ?? '',
    })),
  },
  registrar: { codigoMensaje: 1005, mensaje: `${markup} ${tenKilobytes}`, correo: `${markup}@ejemplo.do` },
  estadoCambioCorreo: { mensaje: `${markup} ${turned}`, correo: `${markup}@ejemplo.do` },
  confirmarAfiliado: {
    nombres: person.nombres,
    apellidos: person.apellidos,
    codigoAfiliado: '1'.repeat(200),
    planes: [
      { tipoPlan: markup, estado: turned },
      { tipoPlan: tenKilobytes, estado: 'SIN SERVICIO' },
    ],
  },
  getAfiliado: person,
  nucleoCarnet: [
    {
      idAfiliado: '1'.repeat(200),
      tipoAfiliado: markup,
      cedula: turned,
      nss: markup,
      regimen: markup,
      planes_Nombre: `${turned} ${tenKilobytes}`,
      idTipoPlan: 1,
      nucleoFamiliar: { participantes: [] },
    },
  ],
  /** Neither JPG nor PNG: a drawing that would run a script. */
  obtenerfotoperfil: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>').toString('base64'),
};
