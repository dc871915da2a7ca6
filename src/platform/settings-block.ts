/** The JSON data block that the server puts into the page; an absent or broken one means the defaults. */
export const settingsBlock = (): unknown => {
  try {
    return JSON.parse(document.getElementById('ajustes')?.textContent ?? '{}');
  } catch {
    return {};
  }
};
