const pattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[^\s@.\d]{2,}$/;

export const isEmail = (text: string): boolean => text.length <= 254 && pattern.test(text);
