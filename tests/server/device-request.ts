import { type MailSeen, mailAbout } from './mailbox';
import type { Asked, ServerUnderTest } from './server-under-test';

export const codeSubject = 'Código para su cuenta de Oficina Virtual';
export const codeIn = ({ texto }: MailSeen): string => /Su código es (\d{6})\./.exec(texto)?.[1] ?? '';
/** The newest code that a member got. */
export const mailedCode = async (server: ServerUnderTest, para: string): Promise<string> =>
  codeIn(await mailAbout(server, codeSubject, para));

/** What the profile sends to trust a device. */
export const deviceRequestOf = (IdAfiliado: string, change: Record<string, unknown> = {}): Asked => ({
  body: {
    IdAfiliado,
    Sistema: 'OVA WEB',
    IdentificadorDispositivo: '0b6f8f0e-5d4a-4c7e-8a51-2f2f6f0c9d11',
    RegistrarDispositivoSeguro: true,
    Correo: 'maria.pena@ejemplo.do',
    ...change,
  },
});
