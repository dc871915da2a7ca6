import type { Keys } from './keys';

interface Registration {
  codigoAfiliado: string;
  registrada: Date | null;
  /** The registration replaced another one, whose bare code was already mailed. */
  activacionFirmada: boolean;
}

export const createActivationCodes = (keys: Keys, signed: boolean) => {
  const textOf = ({ codigoAfiliado, registrada }: Registration) =>
    `activacion:${codigoAfiliado}:${registrada?.toISOString() ?? ''}`;
  /** An account without a registration time is older than all keys. */
  const issuedAt = ({ registrada }: Registration) => registrada ?? new Date(0);
  const needsSignature = ({ activacionFirmada }: Registration) => signed || activacionFirmada;

  return {
    /** The code in the link of the activation mail. */
    write: (registration: Registration): string =>
      needsSignature(registration)
        ? `${registration.codigoAfiliado}.${keys.hash('activation', issuedAt(registration), textOf(registration))}`
        : registration.codigoAfiliado,

    codeIn: (written: string): string => written.split('.', 1)[0] ?? '',

    /** A signature that is there must be right even where none is asked for: the link names one registration. */
    isRight: (written: string, registration: Registration): boolean => {
      const [, ...signature] = written.split('.');
      if (signature.length === 0) return !needsSignature(registration);
      return keys.isHash('activation', issuedAt(registration), textOf(registration), signature.join('.'));
    },
  };
};
export type ActivationCodes = ReturnType<typeof createActivationCodes>;
