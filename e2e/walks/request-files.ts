import type { AttachmentSummary } from '../../domain/rules/attachments/attachment-summary';
import { does } from './acts';
import type { Act } from './described';

export const pixel =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==';

/** Adds a photo to the form. It is checked first, and nothing is pressed before it is ready. */
export const addPhoto = (action: string, name: string): Act =>
  does(action, async (I) => {
    const file = I.page.locator('input[type=file]').last();
    await I.until(async () => (await file.count()) > 0);
    await file.setInputFiles({ name, mimeType: 'image/jpeg', buffer: Buffer.from(pixel, 'base64') });
    await I.until(async () => {
      const { adjuntos, archivos } = (await I.context()) as { adjuntos: AttachmentSummary; archivos?: number };
      return (archivos ?? adjuntos.cargados) > 0 && !adjuntos.ocupado;
    });
  });

/** Adds a file that every request rejects: the missing documents stay missing. */
export const addNote: Act = does(
  'Añada un archivo de texto: no se añade, y el documento sigue faltando.',
  async (I) => {
    const file = I.page.locator('input[type=file]').last();
    await I.until(async () => (await file.count()) > 0);
    await file.setInputFiles({ name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('nota') });
    await I.until(async () => (await I.page.getByText('nota.txt').count()) > 0);
  },
);
