import * as v from 'valibot';

/** In the page's JSON data block beside the public settings; read where something is promised. */
const noticeSettings = v.object({ avisosPorCorreo: v.boolean() });
export type NoticeSettings = v.InferInput<typeof noticeSettings>;

/** Whether the back end keeps the promises of `domain/rules/promises`, and by mail too. null: nobody knows. */
export const readMailsNotices = (block: unknown): boolean | null => {
  const read = v.safeParse(noticeSettings, block);
  return read.success ? read.output.avisosPorCorreo : null;
};
