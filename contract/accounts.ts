export const registrationRedirectMs = 1500;
