import { timingSafeEqual } from 'node:crypto';

interface Registration {
  codigoAfiliado: string;
  registrada: Date | null;
}

export const createActivationCodes = (hide: (text: string) => string, signed: boolean) => {
  const signatureOf = ({ codigoAfiliado, registrada }: Registration) =>
    hide(`activacion:${codigoAfiliado}:${registrada?.toISOString() ?? ''}`);

  return {
    /** What the link of the activation mail carries. */
    write: (registration: Registration): string =>
      signed ? `${registration.codigoAfiliado}.${signatureOf(registration)}` : registration.codigoAfiliado,

    codeIn: (written: string): string => written.split('.', 1)[0] ?? '',

    /** A signature that is there must be right even where none is asked for: the link names one registration. */
    isRight: (written: string, registration: Registration): boolean => {
      const [, ...signature] = written.split('.');
      if (signature.length === 0) return !signed;
      const [given, expected] = [signature.join('.'), signatureOf(registration)].map((text) => Buffer.from(text));
      return given !== undefined && expected !== undefined && given.length === expected.length
        ? timingSafeEqual(given, expected)
        : false;
    },
  };
};
export type ActivationCodes = ReturnType<typeof createActivationCodes>;
