import { field, type ServerUnderTest } from './server-under-test';

export interface MailSeen {
  id: string;
  para: string;
  asunto: string;
  texto: string;
  enlaces: string[];
}

/** What the demonstration's mailbox shows, the newest first. */
export const mailsIn = async (server: ServerUnderTest): Promise<MailSeen[]> => {
  const response = await server.demo('/demo/correo', { headers: { accept: 'application/json' } });
  return field(await response.json(), 'correos') as MailSeen[];
};

/** The newest mail with that subject, to that address. */
export const mailAbout = async (server: ServerUnderTest, asunto: string, para: string): Promise<MailSeen> => {
  const found = (await mailsIn(server)).find((mail) => mail.asunto === asunto && mail.para === para);
  if (found === undefined) throw new Error(`no mail «${asunto}» to ${para}`);
  return found;
};

/** What stands after the last slash of the mail's link. */
export const tokenIn = ({ enlaces: [address = ''] }: MailSeen): string => address.slice(address.lastIndexOf('/') + 1);

export const subjects = {
  activation: 'Active su cuenta de Oficina Virtual',
  replaced: 'Su registro fue escrito de nuevo',
  active: 'Su cuenta de Oficina Virtual está activa',
  password: 'Cambio de contraseña',
  changed: 'Su contraseña fue cambiada',
  confirm: 'Confirme su correo nuevo',
  notice: 'Solicitud de cambio de correo',
  reverted: 'El cambio de correo fue deshecho',
  application: 'Recibimos su solicitud de afiliación',
  wallet: 'Su carnet para la billetera del teléfono',
} as const;
