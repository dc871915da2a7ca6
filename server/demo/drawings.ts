/**
 * Invented campaigns. Their words are drawn, as in the pictures of a real insurer, and stay readable when
 * 880 units are shown 320 pixels wide.
 */
const ink = { deep: '#073842', brand: '#0A5A66', sun: '#F2A93B', paper: '#F7F5F0', night: '#41407F', leaf: '#1A7446' };
const skin = { dark: '#6B4226', warm: '#9A6743', light: '#C98F66' };

interface Words {
  title: readonly string[];
  line: readonly string[];
  x: number;
  y: number;
  fill: string;
}

const lines = (words: readonly string[], x: number, y: number, size: number, weight: number, fill: string) =>
  words
    .map(
      (word, index) =>
        `<text x="${x}" y="${y + index * size * 1.15}" font-size="${size}" font-weight="${weight}" fill="${fill}">${word}</text>`,
    )
    .join('');

const drawn = (width: number, height: number, { title, line, x, y, fill }: Words, shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${shapes}<g font-family="Figtree, system-ui, 'Segoe UI', Roboto, sans-serif">${lines(title, x, y, 56, 700, fill)}${lines(line, x, y + title.length * 64 + 4, 32, 500, fill)}</g></svg>\n`;

const slide = (words: Omit<Words, 'x' | 'y'>, shapes: string) => drawn(880, 392, { ...words, x: 48, y: 104 }, shapes);
const poster = (words: Omit<Words, 'x' | 'y'>, shapes: string) => drawn(480, 600, { ...words, x: 40, y: 92 }, shapes);

/** A head on shoulders that stand on the lower edge. */
const person = (x: number, top: number, size: number, floor: number, face: string, cloth: string) => {
  const shoulders = top + size * 2.3;
  return [
    `<path d="M${x - size * 1.5} ${floor}V${shoulders + size}a${size * 1.5} ${size * 1.3} 0 0 1 ${size * 3} 0V${floor}z" fill="${cloth}"/>`,
    `<circle cx="${x}" cy="${top + size}" r="${size}" fill="${face}"/>`,
    `<path d="M${x - size * 1.06} ${top + size}a${size * 1.06} ${size * 1.1} 0 0 1 ${size * 2.12} 0q${-size * 1.1} ${-size * 0.1} ${-size * 1.3} ${-size * 0.5}q${-size * 0.3} ${size * 0.45} ${-size * 0.82} ${size * 0.5}z" fill="#2B1A14"/>`,
  ].join('');
};

const heart = (x: number, y: number, size: number, fill: string) =>
  `<path d="M${x} ${y + size}C${x - size * 1.7} ${y - size * 0.1} ${x - size * 0.9} ${y - size * 1.3} ${x} ${y - size * 0.45}C${x + size * 0.9} ${y - size * 1.3} ${x + size * 1.7} ${y - size * 0.1} ${x} ${y + size}z" fill="${fill}"/>`;

const drop = (x: number, y: number, size: number, fill: string) =>
  `<path d="M${x} ${y - size * 1.5}c${size * 0.5} ${size * 0.8} ${size} ${size * 1.2} ${size} ${size * 1.8}a${size} ${size} 0 0 1 ${-size * 2} 0c0 ${-size * 0.6} ${size * 0.5} ${-size} ${size} ${-size * 1.8}z" fill="${fill}"/>`;

const ground = (width: number, height: number, fill: string) =>
  `<rect width="${width}" height="${height}" fill="${fill}"/>`;

const vacuna = slide(
  { title: ['Vacúnese', 'contra la', 'influenza'], line: ['Sin costo en su', 'centro más cercano'], fill: '#2E1D00' },
  [
    ground(880, 392, '#FDF0DA'),
    `<circle cx="660" cy="196" r="220" fill="#F8D79B"/><circle cx="660" cy="216" r="146" fill="${ink.sun}"/>`,
    person(610, 96, 48, 392, skin.dark, ink.brand),
    person(752, 178, 36, 392, skin.warm, ink.paper),
    `<rect x="736" y="318" width="34" height="20" rx="6" fill="${ink.sun}"/>`,
  ].join(''),
);

const presion = slide(
  { title: ['Cuide su', 'corazón'], line: ['Mida su presión', 'una vez al mes'], fill: '#FFFFFF' },
  [
    ground(880, 392, '#0A4A55'),
    `<circle cx="656" cy="196" r="230" fill="${ink.deep}"/>`,
    heart(656, 208, 118, ink.sun),
    `<path d="M470 214h96l26-58 42 118 40-148 30 88h138" fill="none" stroke="#FFFFFF" stroke-width="14" stroke-linejoin="round" stroke-linecap="round"/>`,
  ].join(''),
);

const dengue = slide(
  { title: ['Agua tapada,', 'menos dengue'], line: ['Revise tanques y', 'cubetas cada semana'], fill: ink.deep },
  [
    ground(880, 392, '#E4F1F1'),
    `<circle cx="724" cy="170" r="186" fill="#CDE6E6"/><path d="M470 392c60-70 130-96 220-96s150 30 190 60v36z" fill="${ink.leaf}"/>`,
    `<rect x="606" y="148" width="188" height="196" rx="20" fill="${ink.brand}"/><rect x="590" y="118" width="220" height="42" rx="14" fill="${ink.deep}"/>`,
    `<path d="M606 214q47-26 94 0t94 0v14q-47 26-94 0t-94 0z" fill="#74D3D6"/>`,
    drop(540, 238, 26, '#3C9FA6'),
    drop(846, 212, 20, '#3C9FA6'),
  ].join(''),
);

const mamografia = slide(
  { title: ['Una hora', 'para usted'], line: ['Mamografía anual', 'desde los 40 años'], fill: '#FFFFFF' },
  [
    ground(880, 392, ink.night),
    `<circle cx="668" cy="208" r="214" fill="#57559C"/><circle cx="668" cy="208" r="150" fill="#8583C4"/>`,
    person(668, 82, 58, 392, skin.light, ink.paper),
    heart(716, 312, 22, ink.sun),
  ].join(''),
);

const vista = poster(
  { title: ['Jornada de', 'salud visual'], line: ['Consulta y lentes', 'en su provincia'], fill: ink.deep },
  [
    ground(480, 600, '#E4F1F1'),
    `<circle cx="240" cy="490" r="226" fill="#CDE6E6"/>`,
    `<path d="M60 450q180-190 360 0q-180 190-360 0z" fill="#FFFFFF"/><circle cx="240" cy="450" r="86" fill="${ink.brand}"/><circle cx="240" cy="450" r="40" fill="${ink.deep}"/><circle cx="266" cy="422" r="18" fill="#FFFFFF"/>`,
  ].join(''),
);

const sangre = poster(
  { title: ['Done sangre,', 'regale vida'], line: ['Media hora suya,', 'años para alguien'], fill: '#2E1D00' },
  [
    ground(480, 600, '#FDF0DA'),
    `<circle cx="240" cy="484" r="204" fill="#F8D79B"/>`,
    drop(240, 466, 100, '#B3261E'),
    heart(240, 492, 44, '#FFFFFF'),
  ].join(''),
);

/** By the last part of their URL. */
export const drawings: ReadonlyMap<string, string> = new Map(
  Object.entries({ vacuna, presion, dengue, mamografia, vista, sangre }).map(([name, svg]) => [`${name}.svg`, svg]),
);
