/** The JSON data block that the server puts into the page; an absent or broken one means the defaults. */
export const settingsBlock = (): unknown => {
  try {
    return JSON.parse(document.getElementById('ajustes')?.textContent ?? '{}');
  } catch {
    return {};
  }
};

/** The CSP nonce that styles injected by libraries must have. */
export const nonce = (): string => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

/** Shows a load error when the page's own chunk failed to load. */
export const reportLoadError = (): void => {
  document.documentElement.dataset.lost = '';
};

export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 5_000 });
  else setTimeout(work, 2_000);
};
