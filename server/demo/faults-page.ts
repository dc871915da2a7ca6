import { contract } from '../../domain/contract';
import type { Ctx } from '../http/context';
import { setHeaders } from '../http/context';
import { documentHeaders } from '../http/headers';
import type { Fault } from './fault';
import { hostileReplies } from './hostile-replies';

const faultNames: Readonly<Record<Fault['fault'], string>> = {
  demora: 'Demora (milisegundos)',
  corte: 'Conexión cortada',
  estado: 'Estado HTTP (401, 403, 429, 500, 503)',
  html: 'HTML en vez de JSON',
  windows1252: 'Bytes windows-1252 sin charset',
  vacio: 'Respuesta vacía',
  jsonCortado: 'JSON cortado',
  tipos: 'Tipos equivocados',
  diezMB: 'Respuesta de 10 MB',
  codigo: 'codigoMensaje',
  hostil: 'Textos y enlaces hostiles',
  sinRevisor: 'El antivirus no responde',
};

const option = (value: string, text: string) => `<option value="${value}">${text}</option>`;
const callOptions = [
  option('*', 'Todas las llamadas'),
  ...Object.keys(contract).map((name) => option(name, name)),
].join('');
const faultOptions = Object.entries(faultNames)
  .map(([value, text]) => option(value, text))
  .join('');

const activeItem = ({ call, fault, value, times }: Fault) =>
  `<li>${call === '*' ? 'Todas las llamadas' : call}: ${faultNames[fault]}${value === 0 ? '' : ` — ${value}`}${times === undefined ? '' : ` (${times} veces)`}</li>`;

const style = `body{font-family:system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;line-height:1.5;color-scheme:light dark}
form{display:grid;gap:.75rem}label{display:grid;gap:.25rem}select,input,button{font:inherit;padding:.5rem;min-height:44px}`;

const page = (nonce: string, active: readonly Fault[]) => `<!doctype html>
<html lang="es-DO">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Fallos de demostración</title>
<style nonce="${nonce}">${style}</style>
<script src="/demo/fallos.js" defer></script>
</head>
<body>
<main>
<h1>Fallos de demostración</h1>
<p>Elija una llamada y lo que debe pasarle; luego use el portal en otra pestaña. Solo cambia las llamadas que salen de su conexión a internet.</p>
<p>«${faultNames.hostil}» cambia solo estas respuestas: ${Object.keys(hostileReplies).join(', ')}. Lo demás llega igual.</p>
<form id="nuevo">
<label>Llamada <select name="call">${callOptions}</select></label>
<label>Fallo <select name="fault">${faultOptions}</select></label>
<label>Valor <input name="value" type="number" min="0" max="120000" value="0"></label>
<label>Veces (vacío: siempre) <input name="times" type="number" min="1" max="1000"></label>
<button type="submit">Poner el fallo</button>
</form>
<h2>Fallos activos</h2>
${active.length === 0 ? '<p>Ninguno.</p>' : `<ul>${active.map(activeItem).join('')}</ul>`}
<button type="button" id="quitar">Quitar todo</button>
<p role="status" id="estado"></p>
</main>
</body>
</html>`;

export const answerFaultPage = (c: Ctx, active: readonly Fault[]): Response => {
  const nonce = c.get('requestId');
  setHeaders(c, documentHeaders(undefined, nonce));
  return c.body(page(nonce, active), 200, { 'content-type': 'text/html; charset=utf-8' });
};

const script = `
const estado = document.getElementById('estado');
const enviar = async (opciones) => {
  const respuesta = await fetch('/demo/fallos', opciones);
  if (respuesta.ok) location.reload();
  else estado.textContent = (await respuesta.json()).mensaje;
};
document.getElementById('nuevo').addEventListener('submit', (suceso) => {
  suceso.preventDefault();
  const campos = new FormData(suceso.target);
  const veces = campos.get('times');
  enviar({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      call: campos.get('call'),
      fault: campos.get('fault'),
      value: Number(campos.get('value')),
      ...(veces === '' ? {} : { times: Number(veces) }),
    }),
  });
});
document.getElementById('quitar').addEventListener('click', () => enviar({ method: 'DELETE' }));
`;

export const faultsScript = (c: Ctx): Response =>
  c.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8' });
