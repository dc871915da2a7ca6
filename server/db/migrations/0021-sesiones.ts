export const sesiones = {
  id: 21,
  name: 'sesiones',
  statements: [
    // Coarse words of browser and system, and a keyed hash of the browser's random number; null in sessions that an older
    // version opened. cierre: who ended it, null where it was neither its member's log-out nor another of their sessions.
    `ALTER TABLE fichas ADD COLUMN navegador text, ADD COLUMN sistema text, ADD COLUMN dispositivo text,
      ADD COLUMN cierre text`,
  ],
} as const;
