export const onPath: (...names: string[]) => string | undefined;
export const mayInstall: () => boolean;
export const installFromSystem: (...packages: string[]) => void;
