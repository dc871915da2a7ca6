import { brand, brandColors } from '../../domain/brand/brand';
import { pageColors } from '../../domain/brand/page-colors';
import { escapeHtml } from '../http/escape-html';
import { type MailWords, mailFrame } from './mail-texts';

export interface Composed {
  asunto: string;
  texto: string;
  html: string;
}

const longestName = 60;

/** Names come from other systems: no line break, no mark that turns the text around, no paragraph of their own. */
const shown = (name: string): string => {
  const plain = name
    .replace(/[\p{Cc}\p{Cf}]+/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  const letters = [...plain];
  return letters.length > longestName ? `${letters.slice(0, longestName).join('')}…` : plain;
};

const colorsOf = (scheme: 'light' | 'dark') => ({
  ground: brandColors.brandSurfaceSoft[scheme],
  brand: brandColors.brandSurface[scheme],
  onBrand: brandColors.textOnBrand[scheme],
  button: brandColors.primary[scheme],
  onButton: brandColors.onPrimary[scheme],
  link: brandColors.link[scheme],
  paper: pageColors.surface[scheme],
  ink: pageColors.text[scheme],
});
const light = colorsOf('light');
const dark = colorsOf('dark');
/** Mail programs that read no style sheet show the light colours beside each element. */
const inTheDark = `@media (prefers-color-scheme: dark) {
.fondo { background: ${dark.ground} !important; color: ${dark.ink} !important }
.papel { background: ${dark.paper} !important; color: ${dark.ink} !important }
.marca { background: ${dark.brand} !important; color: ${dark.onBrand} !important }
.boton { background: ${dark.button} !important }
.boton a { color: ${dark.onButton} !important }
.enlace { color: ${dark.link} !important }
}`;

const font = 'font-family:Figtree,Segoe UI,Roboto,Helvetica,Arial,sans-serif';
/** A telephone number is not broken over two lines. */
const written = (text: string) =>
  escapeHtml(text).replace(/\d{3}-\d{3}-\d{4}/g, '<span style="white-space:nowrap">$&</span>');
/** The root of a seal is one long word. */
const paragraph = (text: string) => `<p style="margin:0 0 16px;line-height:1.5;overflow-wrap:anywhere">${text}</p>`;

/** One column of tables, because that is what every mail program draws alike. */
const asHtml = ({ asunto, avance, parrafos, boton, siNoFue }: MailWords, name: string, url: string): string => {
  const address = escapeHtml(url);
  return `<!doctype html>
<html lang="es-DO">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(asunto)}</title>
<style>
${inTheDark}
</style>
</head>
<body class="fondo" style="margin:0;padding:0;background:${light.ground};color:${light.ink};${font};font-size:16px">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(avance)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="fondo" style="background:${light.ground}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="papel" style="max-width:560px;background:${light.paper};border-radius:16px">
<tr><td class="marca" style="padding:20px 24px;background:${light.brand};border-radius:16px 16px 0 0;color:${light.onBrand};font-size:18px;font-weight:600">${escapeHtml(brand.productName)}</td></tr>
<tr><td style="padding:28px 24px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(asunto)}</h1>
${[mailFrame.greeting(name), ...parrafos].map((text) => paragraph(written(text))).join('\n')}
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px"><tr><td class="boton" style="background:${light.button};border-radius:12px"><a href="${address}" style="display:inline-block;padding:14px 24px;color:${light.onButton};font-weight:600;text-decoration:none">${escapeHtml(boton)}</a></td></tr></table>
${paragraph(`${escapeHtml(mailFrame.orCopy)}<br><a href="${address}" class="enlace" style="color:${light.link};word-break:break-all">${address}</a>`)}
${paragraph(`<strong>${written(siNoFue)}</strong>`)}
${paragraph(escapeHtml(mailFrame.neverAsk))}
<p style="margin:0;line-height:1.5;font-size:14px">${escapeHtml(mailFrame.help)}</p>
</td></tr>
</table>
<p style="margin:16px 0 0;font-size:14px;line-height:1.5">${escapeHtml(mailFrame.signature)}</p>
</td></tr>
</table>
</body>
</html>
`;
};

const asText = ({ parrafos, boton, siNoFue }: MailWords, name: string, url: string): string =>
  [
    mailFrame.greeting(name),
    ...parrafos,
    `${boton}:\n${url}`,
    siNoFue,
    mailFrame.neverAsk,
    `${mailFrame.help}\n${mailFrame.signature}\n`,
  ].join('\n\n');

export const compose = (words: MailWords, nombres: string, url: string): Composed => {
  const name = shown(nombres);
  return { asunto: words.asunto, texto: asText(words, name, url), html: asHtml(words, name, url) };
};
