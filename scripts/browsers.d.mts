export function browserPath(name: 'chromium' | 'firefox' | 'xvfb' | 'xdotool'): string | null;
