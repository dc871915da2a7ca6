/** What members may refuse by kind. What costs money, safety or a deadline of one's own is always told. */
export const noticeKinds = {
  avances: { isFixed: false },
  respuestas: { isFixed: false },
  plazos: { isFixed: true },
  facturas: { isFixed: true },
  pagos: { isFixed: true },
  seguridad: { isFixed: true },
} as const satisfies Readonly<Record<string, { isFixed: boolean }>>;
export type NoticeKind = keyof typeof noticeKinds;
export const noticeKindNames = Object.keys(noticeKinds) as NoticeKind[];

/** Beside the bell, which tells everything. */
export const noticeChannels = ['correo'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

const channels: readonly string[] = noticeChannels;

export const mayRefuse = (kind: string, channel: string): boolean =>
  noticeKindNames.some((name) => name === kind && !noticeKinds[name].isFixed) && channels.includes(channel);
