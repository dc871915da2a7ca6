/** What the club needs: scripts, forms and new tabs. It must not navigate the portal itself. */
const needed = ['allow-scripts', 'allow-forms', 'allow-popups', 'allow-popups-to-escape-sandbox'];

/**
 * Of a sandbox. A club elsewhere keeps its own origin, with which it logs its members in. With ours a page could take
 * the sandbox off, so one of ours gets none.
 */
export const framePermissions = (address: string, portal: string): string => {
  const isOurs = new URL(address, portal).origin === new URL(portal).origin;
  return [...needed, ...(isOurs ? [] : ['allow-same-origin'])].join(' ');
};
