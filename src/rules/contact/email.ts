const pattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.\p{L}{2,}$/u;

export const isEmail = (text: string): boolean => text.length <= 254 && pattern.test(text);
