const sky = ['#8CCFD2', '#D5E9DC', '#FBE3B8'] as const;
const sea = ['#3FA3A8', '#157784'] as const;
const reveal = '#06323B';
const sun = '#F6B04A';
const halo = '#F8C878';
const glitter = '#FCE3B4';
const light = '#F8D79A';
const hill = '#1C7A72';
const shore = '#0E5E5B';

export interface Scene {
  width: number;
  height: number;
  floor: number;
  /** Where each arch begins, and how wide and high all of them are. */
  arches: readonly number[];
  archWidth: number;
  archTop: number;
  horizon: number;
  /** How far the light falls over the floor to the left. */
  slant: number;
}

const fixed = (value: number) => String(Math.round(value * 10) / 10);

/** Arches that open to the sea and the morning sun, transparent between and behind them. */
export const arcade = ({ width, height, floor, arches, archWidth, archTop, horizon, slant }: Scene): string => {
  const n = (strings: TemplateStringsArray, ...values: number[]) =>
    strings.reduce((text, part, index) => text + fixed(values[index - 1] ?? 0) + part);
  const depth = archWidth * 0.12;
  const arch = (left: number, inner: number) => {
    const radius = (archWidth - inner) / 2;
    return n`M${left + inner} ${floor}V${archTop + inner / 4 + archWidth / 2}a${radius} ${radius} 0 0 1 ${2 * radius} 0V${floor}z`;
  };
  const ray = (left: number) =>
    n`M${left + depth} ${floor}H${left + archWidth}L${left + archWidth - slant * 0.75} ${height}H${left + depth - slant}z`;
  const middle = arches[Math.floor(arches.length / 2)] ?? 0;
  const centre = middle + archWidth / 2 + depth / 2;
  const radius = archWidth * 0.36;
  const wave = (share: number, down: number) =>
    n`M${centre - (archWidth * share) / 2} ${horizon + archWidth * down}h${archWidth * share}`;
  const gradient = (id: string, colors: readonly string[]) =>
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${colors
      .map((color, index) => `<stop offset="${fixed(index / (colors.length - 1))}" stop-color="${color}"/>`)
      .join('')}</linearGradient>`;
  const clip = (id: string, inner: number) =>
    `<clipPath id="${id}"><path d="${arches.map((left) => arch(left, inner)).join('')}"/></clipPath>`;
  return [
    n`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMax slice">`,
    `<defs>${gradient('s', sky)}${gradient('m', sea)}${clip('a', 0)}${clip('b', depth)}</defs>`,
    n`<path d="M0 ${floor}h${width}v${height - floor}h${-width}z" opacity=".14"/>`,
    `<path d="${arches.map(ray).join('')}" fill="${light}" opacity=".13"/>`,
    `<g clip-path="url(#a)"><path fill="${reveal}" d="M0 0h${width}v${height}H0z"/><g clip-path="url(#b)">`,
    n`<path fill="url(#s)" d="M0 ${archTop}h${width}V${horizon + 4}H0z"/>`,
    n`<circle cx="${centre}" cy="${horizon - radius * 0.33}" r="${radius}"`,
    ` fill="${sun}"/>`,
    n`<circle cx="${centre}" cy="${horizon - radius * 0.33}" r="${radius * 1.55}"`,
    ` fill="${halo}" opacity=".35"/>`,
    n`<path fill="url(#m)" d="M0 ${horizon}h${width}V${height}H0z"/>`,
    n`<path stroke="#fff" stroke-opacity=".5" stroke-width="2" d="M0 ${horizon}h${width}"/>`,
    `<path stroke="${glitter}" stroke-opacity=".75" stroke-width="4" stroke-linecap="round" d="${wave(0.56, 0.11)}${wave(0.4, 0.2)}${wave(0.24, 0.29)}"/>`,
    `<path fill="${hill}" d="`,
    n`M0 ${horizon}c${width * 0.1} ${-archWidth * 0.28} ${width * 0.18} ${-archWidth * 0.36} ${width * 0.3} ${-archWidth * 0.14}q${width * 0.06} ${archWidth * 0.14} ${width * 0.14} ${archWidth * 0.14}z`,
    `"/><path fill="${shore}" d="`,
    n`M0 ${floor}v${-archWidth * 0.3}q${width * 0.25} ${-archWidth * 0.2} ${width * 0.5} 0t${width * 0.5} ${-archWidth * 0.06}V${floor}z`,
    '"/></g></g></svg>',
  ].join('');
};
