import * as v from 'valibot';

/** In the page's JSON data block beside the public settings; read by the profile alone, so that no other page carries it. */
const dataRightsSettings = v.object({
  derechos: v.object({ texto: v.optional(v.string(), ''), contacto: v.optional(v.string(), '') }),
});
export type DataRightsSettings = v.InferInput<typeof dataRightsSettings>;

/** Empty where the operator set nothing. */
export const readDataRights = (block: unknown): { texto: string; contacto: string } => {
  const read = v.safeParse(dataRightsSettings, block);
  return read.success ? read.output.derechos : { texto: '', contacto: '' };
};
