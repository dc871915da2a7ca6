/** What a browser says of itself: the `User-Agent` and two client hints, which browsers of Chromium send. */
export interface AgentHeaders {
  userAgent: string;
  brands: string;
  platform: string;
}

/** In coarse words, without versions; empty where unknown. */
export interface Agent {
  browser: string;
  system: string;
}

/** In this order: most browsers name others, too. */
const browsers: readonly [name: string, brand: RegExp, userAgent: RegExp][] = [
  ['Edge', /"Microsoft Edge"/, /\bEdg(e|A|iOS)?\//],
  ['Opera', /"Opera/, /\bOPR\/|\bOPT\//],
  ['Samsung Internet', /"Samsung Internet"/, /\bSamsungBrowser\//],
  ['Firefox', /"Firefox"/, /\b(Firefox|FxiOS)\//],
  ['Chrome', /"Google Chrome"/, /\b(Chrome|CriOS)\//],
  ['Safari', /"Safari"/, /\bVersion\/[\d.]+ .*Safari\//],
];

const systems: readonly [name: string, platform: string, userAgent: RegExp][] = [
  ['iPhone', 'iOS', /\biPhone\b/],
  ['iPad', 'iPadOS', /\biPad\b/],
  ['Android', 'Android', /\bAndroid\b/],
  ['ChromeOS', 'Chrome OS', /\bCrOS\b/],
  ['Windows', 'Windows', /\bWindows\b/],
  ['macOS', 'macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', 'Linux', /\bLinux\b/],
];

/** Longer headers are not of a browser. */
const longest = 1_000;

export const agentOf = ({ userAgent, brands, platform }: AgentHeaders): Agent => {
  const [agent, hints, hint] = [userAgent, brands, platform].map((text) => text.slice(0, longest));
  const browser =
    browsers.find(([, brand]) => brand.test(hints ?? '')) ??
    browsers.find(([, , pattern]) => pattern.test(agent ?? ''));
  const system =
    systems.find(([, name]) => hint === `"${name}"`) ?? systems.find(([, , pattern]) => pattern.test(agent ?? ''));
  return { browser: browser?.[0] ?? '', system: system?.[0] ?? '' };
};
