FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG VITE_SITE_URL
ARG VITE_API_URL
ARG VITE_FORM_DELIVERY
RUN npm run build

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev && mkdir data && chown node:node data
COPY --from=build /app/build build
USER node
VOLUME /app/data
EXPOSE 3000
CMD ["node", "--enable-source-maps", "build/server/main.js"]
